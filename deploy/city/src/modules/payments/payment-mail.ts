import type { Instant } from '@parvis/shared-kernel/time'
import { letterMail, momentOf, type Reader } from '../../mail/letter.ts'
import type { Mail } from '../../mail/mail.ts'

interface PaymentLink {
  label: string
  cause: 'fine' | 'right'
  url: string
  until: Instant
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
}

export const paymentLinkMail = (reader: Reader, { label, cause, url, until }: PaymentLink): Mail =>
  letterMail(reader, 'payment.link', { label, cause, until: momentOf(reader, until) }, { open: url })

export const receiptMail = (
  reader: Reader,
  { amount, authorizationNumber, url, paidAt, ...facts }: Receipt,
): Mail =>
  letterMail(
    reader,
    'payment.receipt',
    {
      ...facts,
      amount: amount / 100,
      paidAt: momentOf(reader, paidAt),
      authorizationNumber: authorizationNumber ?? '–',
    },
    { open: url },
    facts.hasPaper ? facts.operationId : null,
  )
