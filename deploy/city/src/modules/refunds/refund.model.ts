import {
  payableFrom,
  REFUND_EVENT_KINDS,
  type Refund,
  type RefundDocument,
  type RefundEvent,
  refundStatus,
} from '@parvis/shared-kernel/fines'
import type { Locale } from '@parvis/shared-kernel/formats'
import { evidenceId, fineId, operationId, refundId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { type Instant, instant } from '@parvis/shared-kernel/time'
import { intlOf, say } from '../../messages/intl.ts'
import { BANK_DETAILS, type RefundedRight, type RefundRow } from './refund.repo.ts'

/** What the refund row does not contain. */
export interface RefundContext
  extends Pick<Refund, 'access' | 'currency' | 'events' | 'hasMailAddress' | 'hasReceipt' | 'usualDays'> {
  right: RefundedRight | null
}

/** The refund's timeline events, named as in the contract. */
export const refundEvents = (rows: readonly { kind: string; happened_at: Instant }[]): RefundEvent[] =>
  rows.flatMap(({ kind, happened_at: at }) => {
    const known = REFUND_EVENT_KINDS.find(event => kind === `refund-${event}`)
    return known === undefined ? [] : [{ kind: known, at }]
  })

const ALONE: RefundContext = {
  right: null,
  access: 'holder',
  currency: null,
  hasMailAddress: null,
  hasReceipt: null,
  events: [],
  usualDays: null,
}

const documentsOf = ({ documents }: RefundRow, lang: Locale): RefundDocument[] =>
  documents.map(({ id, providedAt }) => ({
    id: evidenceId(id),
    name: id === BANK_DETAILS ? say(intlOf(lang), 'refund.bank-details') : id,
    providedAt: providedAt === null ? null : instant(providedAt),
  }))

/** Maps a refund for its reader. */
export const refundOf = (row: RefundRow, lang: Locale, context: RefundContext = ALONE): Refund => ({
  id: refundId(row.refund_id),
  fineId: row.fine_id === null ? null : fineId(row.fine_id),
  rightId: row.right_id,
  rightKind: context.right?.kind ?? null,
  rightName: context.right?.name ?? null,
  operationId: row.operation_id === null ? null : operationId(row.operation_id),
  status: refundStatus(row.status),
  access: context.access,
  hasMailAddress: context.hasMailAddress,
  hasReceipt: context.hasReceipt,
  amount: cents(row.amount_cents),
  currency: context.currency,
  documents: documentsOf(row, lang),
  createdAt: row.created_at,
  decidedAt: row.decided_at,
  paidAt: row.paid_at,
  payableAt: payableFrom(documentsOf(row, lang)),
  askedText: row.asked_words,
  events: context.events,
  usualDays: context.usualDays,
  answer: row.answer,
})
