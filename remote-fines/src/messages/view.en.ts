import type { viewFr } from './view.fr.ts'

export const viewEn = {
  'list.title': 'Your fines',
  'list.clear': 'Erase all from this tab',
  'list.total': 'Total to pay now',
  'list.count':
    '{count, plural, =0 {No fine to pay.} one {# fine to pay.} other {# fines to pay, each on its own.}}',
  'list.rise': 'A reduced price ends on {moment}.',
  'list.until': 'Reduced price until {moment}',
  'list.before': 'To pay by {moment}',
  'list.past': 'The time to pay ended on {moment}',
  'list.standing.to-pay': 'To pay',
  'list.standing.contested': 'Contested, under review',
  'list.standing.overpaid': 'Paid too much',
  'list.standing.settled': 'Nothing to pay',
  'list.open': 'Open',
  'list.open-for': 'Open the fine ({place})',
  'list.pay-for': 'Pay the fine ({place})',
  'list.keep': 'Keep',
  'list.keep-for': 'Keep in my account the fine ({place})',
  'list.remove': 'Remove',
  'list.remove-for': 'Remove from the list the fine ({place})',
  'list.empty': 'No fine in your list. Find one below, then keep it in your account to come back to it.',
  'list.note.account':
    'Fines kept in your account open without the plate. The others are erased from this tab in 15 minutes.',
  'list.note.tab': 'This list lives in this tab only: each fine is erased from it in 15 minutes.',
  'list.search': 'Find a fine',

  'keep.offer': 'Keep this fine in your account to come back to it without the plate.',
  'keep.add': 'Keep in my account',
  'keep.kept': 'Kept in your account.',
  'keep.see-list': 'See my fines',
  'keep.remove': 'Keep no longer',

  'paper.kind': 'PDF',
  'paper.open': 'Open',
  'paper.save': 'Download',
  'paper.for': '{action}: {name}',
  'paper.failed': 'The document did not open',
  'paper.blocked': 'Your browser blocked the new tab. Allow it for this site, or choose “Download”.',
  'paper.renewed': 'The first link had expired: another one was asked, and the document is there.',

  'papers.title': 'Documents',
  'papers.notice': 'Notice',
  'papers.notice-reduced': 'Notice, reduced price',
  'papers.notice-corrected': 'Corrected notice',
  'papers.notice-corrected-reduced': 'Corrected notice, reduced price',
  'papers.statement': 'Statement of the fine and its payments',
  'papers.proof': 'Proof of payment',
  'papers.appeal-answer': 'Answer to the appeal',

  'calendar.add': 'Add to my calendar',
  'calendar.add-for': 'Add to my calendar: {what}',
  'calendar.reduced': 'Parking fine: end of the reduced price',
  'calendar.payment': 'Parking fine: last day to pay',
  'calendar.where': 'To pay on the parking portal, with the number on the notice and the plate.',

  'claim.type.rapo': 'Mandatory appeal to the city (RAPO)',
  'problem.rate-limited.when':
    'To protect drivers, the number of tries is limited. You can try again in {minutes, plural, one {# minute} other {# minutes}}, or contact the city.',
  'due.overpaid-refund': '{paid} received, more than the fine. A refund is on record.',
  'due.refund': 'Follow the refund',
} as const satisfies Record<keyof typeof viewFr, string>
