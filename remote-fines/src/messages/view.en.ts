import { defineMessages } from '@parvis/shared-kernel/messages/define-messages'
import type { viewFr } from './view.fr.ts'

export const viewEn = defineMessages<keyof typeof viewFr>({
  'list.title': { defaultMessage: 'Your fines' },
  'list.clear': { defaultMessage: 'Erase all from this tab' },
  'list.total': { defaultMessage: 'Total to pay now' },
  'list.total.shown': { defaultMessage: 'Total of the fines shown' },
  'list.failed': { defaultMessage: 'Some fines are not shown' },
  'list.unread': { defaultMessage: 'The others do not show for now.' },
  'list.count': {
    defaultMessage:
      '{count, plural, =0 {No fine to pay.} one {# fine to pay.} other {# fines to pay, each on its own.}}',
  },
  'list.rise': { defaultMessage: 'A reduced price ends on {moment}.' },
  'list.until': { defaultMessage: 'Reduced price until {moment}' },
  'list.before': { defaultMessage: 'To pay by {moment}' },
  'list.past': { defaultMessage: 'The time to pay ended on {moment}' },
  'list.state.to-pay': { defaultMessage: 'To pay' },
  'list.state.asked': { defaultMessage: 'More information is needed' },
  'list.state.silent': { defaultMessage: 'Appeal rejected by silence' },
  'list.court': { defaultMessage: 'Go to the tribunal until {moment}' },
  'list.asked.due': { defaultMessage: 'To be sent by {moment}' },
  'list.asked.late': { defaultMessage: 'The last day was {moment}' },
  'list.asked.undated': { defaultMessage: 'To be sent' },
  'list.state.pending': { defaultMessage: 'Payment under way' },
  'list.state.contested': { defaultMessage: 'Contested, under review' },
  'list.state.overpaid': { defaultMessage: 'Paid too much' },
  'list.state.settled': { defaultMessage: 'Nothing to pay' },
  'list.open': { defaultMessage: 'Open' },
  'list.appeal-for': { defaultMessage: '{action} ({place})' },
  'list.open-for': { defaultMessage: 'Open the fine ({place})' },
  'list.pay-for': { defaultMessage: 'Pay the fine ({place})' },
  'list.follow-for': { defaultMessage: 'Follow the payment of the fine ({place})' },
  'list.keep': { defaultMessage: 'Keep' },
  'list.keep-for': { defaultMessage: 'Keep in my account the fine ({place})' },
  'list.remove': { defaultMessage: 'Remove' },
  'list.remove-for': { defaultMessage: 'Remove from the list the fine ({place})' },
  'list.empty': {
    defaultMessage: 'No fine in your list. Find one below, then keep it in your account to come back to it.',
  },
  'list.note.account': {
    defaultMessage:
      'Fines kept in your account open without the plate. The others are erased from this tab in 15 minutes.',
  },
  'list.note.tab': {
    defaultMessage: 'This list lives in this tab only: each fine is erased from it in 15 minutes.',
  },
  'list.search': { defaultMessage: 'Find a fine' },

  'keep.offer': { defaultMessage: 'Keep this fine in your account to come back to it without the plate.' },
  'keep.add': { defaultMessage: 'Keep in my account' },
  'keep.kept': { defaultMessage: 'Kept in your account.' },
  'keep.see-list': { defaultMessage: 'See my fines' },
  'keep.remove': { defaultMessage: 'Keep no longer' },

  'paper.kind': { defaultMessage: 'PDF' },
  'paper.open': { defaultMessage: 'Open' },
  'paper.save': { defaultMessage: 'Download' },
  'paper.for': { defaultMessage: '{action}: {name}' },
  'paper.failed': { defaultMessage: 'The document did not open' },
  'paper.blocked': {
    defaultMessage: 'Your browser blocked the new tab. Allow it for this site, or choose “Download”.',
  },
  'paper.renewed': {
    defaultMessage: 'The first link had expired: another one was asked, and the document is there.',
  },

  'papers.title': { defaultMessage: 'Documents' },
  'papers.notice': { defaultMessage: 'Notice' },
  'papers.notice-reduced': { defaultMessage: 'Notice, reduced price' },
  'papers.notice-corrected': { defaultMessage: 'Corrected notice' },
  'papers.notice-corrected-reduced': { defaultMessage: 'Corrected notice, reduced price' },
  'papers.statement': { defaultMessage: 'Statement of the fine and its payments' },
  'papers.proof': { defaultMessage: 'Proof of payment' },
  'papers.appeal-answer': { defaultMessage: 'Answer to the appeal' },

  'calendar.add': { defaultMessage: 'Add to my calendar' },
  'calendar.add-for': { defaultMessage: 'Add to my calendar: {what}' },
  'calendar.reduced': { defaultMessage: 'Parking fine: end of the reduced price' },
  'calendar.payment': { defaultMessage: 'Parking fine: last day to pay' },
  'calendar.where': {
    defaultMessage: 'To pay on the parking portal, with the number on the notice and the plate.',
  },

  'claim.type.rapo': { defaultMessage: 'Mandatory appeal to the city (RAPO)' },
  'failure.rate-limited.when': {
    defaultMessage:
      'To protect drivers, the number of tries is limited. You can try again in {minutes, plural, one {# minute} other {# minutes}}, or contact the city.',
  },
  'due.overpaid-refund': {
    defaultMessage: '{paid} received, more than the fine. The page of the refund says how it stands.',
  },
  'due.refund': { defaultMessage: 'Follow the refund' },
  'due.refund.paid': { defaultMessage: 'See the refund' },
})
