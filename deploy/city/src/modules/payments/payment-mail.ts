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
  /** Where what was paid is looked at, with its papers. */
  url: string
  operationId: string
  /** Whether the proof of the payment goes along. */
  hasPaper: boolean
  authorizationNumber: string | null
  /** Cents. */
  amount: number
  paidAt: Instant
  /** False when the money came but could not be used for what it was meant for. */
  isProcessed: boolean
}

export const paymentLinkMail = (reader: Reader, { label, cause, url, until }: PaymentLink): Mail =>
  letterMail(reader, 'payment.link', { label, cause, until: momentOf(reader, until) }, { open: url })

export const receiptMail = (
  reader: Reader,
  { amount, authorizationNumber, url, hasPaper, paidAt, ...facts }: Receipt,
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
    hasPaper ? facts.operationId : null,
  )
