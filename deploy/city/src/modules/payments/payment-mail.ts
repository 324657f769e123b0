import type { Instant } from '@parvis/shared-kernel/time'
import { letterMail, momentOf, periodIfAny, periodLine, type Reader } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mail.ts'
import type { Payable } from './payable.ts'

interface PaymentLink extends Omit<Payable, 'returnPath'> {
  url: string
  /** The link's own end. */
  linkEnd: Instant
}

interface Receipt {
  label: string
  cause: 'fine' | 'right'
  /** Page of the paid resource, with its papers. */
  url: string
  operationId: string
  /** Whether the reader may have the papers of what was paid: the proof is attached, its page is linked. */
  hasPaper: boolean
  authorizationNumber: string | null
  /** Cents. */
  amount: number
  paidAt: Instant
  /** False if the money arrived but could not be applied to its purpose. */
  isProcessed: boolean
  /** Dates of the right that was paid; null of a fine. */
  validity: { from: Instant | null; to: Instant | null } | null
}

/**
 * The reader may be another person than who asked: they read until when which amount is right, and that a right which
 * is not paid does not allow to park.
 */
export const paymentLinkMail = (reader: Reader, { url, linkEnd, ...asked }: PaymentLink): Mail => {
  const { resource, label, amount, amountUntil, amountLater, period } = asked
  // A ticket is payable until it ends; a fine's amount changes, and stays payable.
  const isOver = resource.kind === 'ticket' && amountUntil !== null && amountUntil < linkEnd
  return letterMail(
    reader,
    'payment.link',
    {
      label,
      cause: resource.kind === 'fine' ? 'fine' : 'right',
      ...periodIfAny(reader, period?.from, period?.to),
      amount: amount / 100,
      rises: amountLater !== null,
      later: (amountLater ?? 0) / 100,
      risesAfter: amountLater === null ? null : momentOf(reader, amountUntil),
      until: momentOf(reader, isOver ? amountUntil : linkEnd),
    },
    { open: url },
  )
}

export const receiptMail = (
  reader: Reader,
  { amount, authorizationNumber, url, paidAt, validity, ...facts }: Receipt,
): Mail => {
  // Of money that goes back no right is held.
  const held = facts.isProcessed ? validity : null
  return letterMail(
    reader,
    'payment.receipt',
    {
      ...facts,
      ...periodLine(reader, held?.from, held?.to),
      amount: amount / 100,
      paidAt: momentOf(reader, paidAt),
      authorizationNumber: authorizationNumber ?? '–',
    },
    { open: url },
    facts.hasPaper ? facts.operationId : null,
  )
}
