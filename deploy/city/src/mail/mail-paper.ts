import type { Locale } from '@parvis/shared-kernel/formats'
import type { LetterId } from './letter-id.ts'
import type { PaperKind, PaperReference } from './mail.ts'

/** The kind of paper attached to each letter; null for none. A new letter fails to compile until it is listed here. */
export const PAPER_OF_LETTER = {
  'account.verify': null,
  'account.already-registered': null,
  'account.recover': null,
  'account.password-changed': null,
  'account.sign-in-link': null,
  'account.change-email': null,
  'account.email-change-asked': null,
  'account.email-changed': null,
  'appeal.filed': 'recourse-receipt',
  'appeal.complement-requested': 'recourse-complement',
  // The receipt includes the answered complement.
  'appeal.complement-answered': 'recourse-receipt',
  'appeal.accepted': 'recourse-answer',
  'appeal.rejected': 'recourse-answer',
  'appeal.transferred': 'recourse-answer',
  'appeal.abandoned': null,
  // Anybody can have a link mailed: only the secret in the link gives access to the papers.
  'appeal.link': null,
  'refund.document-received': null,
  'refund.objected': null,
  'refund.link': null,
  'refund.document-requested': null,
  'refund.accepted': 'refund',
  'refund.paid': 'refund',
  'refund.rejected': 'refund',
  'right.requested': null,
  'right.completed': null,
  'right.plates-requested': null,
  'right.granted': 'right-proof',
  'right.to-pay': null,
  'right.rejected': null,
  'right.evidence-asked': null,
  'right.plates-accepted': 'plate-history',
  'right.plates-rejected': null,
  'right.deleted': null,
  'right.commented': null,
  'right.joined': null,
  'right.left': null,
  'right.shared-ended': null,
  // The recipient does not hold the ticket.
  'ticket.visitor': null,
  'share.invitation': null,
  'privacy.erasure-asked': null,
  'privacy.erasure-warning': null,
  'privacy.erasure-done': null,
  'payment.link': null,
  'payment.receipt': 'payment-proof',
  'reminder.subscription-ending': null,
  'reminder.renewal-open': null,
  'reminder.ticket-ending': null,
  'reminder.payment-waiting': null,
  'reminder.document-missing': null,
} as const satisfies Record<LetterId, PaperKind | null>

/** Returns the reference of a letter's paper; undefined if the letter has none, or the recipient may not have it. */
export const paperOfLetter = (
  letter: LetterId,
  id: string | null,
  lang: Locale,
): PaperReference | undefined => {
  const kind = PAPER_OF_LETTER[letter]
  return kind === null || id === null ? undefined : { kind, id, lang }
}
