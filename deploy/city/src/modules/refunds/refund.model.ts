import {
  type Refund,
  type RefundEvent,
  type RefundEventKind,
  refundStatus,
} from '@parvis/shared-kernel/fines'
import { evidenceId, fineId, operationId, refundId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { type Instant, instant } from '@parvis/shared-kernel/time'
import type { Language } from '../../http/language.ts'
import type { EventKind } from '../timeline/event.repo.ts'
import { BANK_DETAILS, type RefundedRight, type RefundRow } from './refund.repo.ts'

const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  [BANK_DETAILS]: { fr: 'Coordonnées bancaires (RIB)', en: 'Bank details (IBAN)' },
}

/** What the row of a refund does not say itself. */
export interface RefundContext extends Pick<Refund, 'events' | 'usualDays'> {
  right: RefundedRight | null
}

const KIND_OF = {
  'refund-opened': 'opened',
  'refund-document-requested': 'document-requested',
  'refund-document-sent': 'document-sent',
  'refund-accepted': 'accepted',
  'refund-paid': 'paid',
  'refund-rejected': 'rejected',
} as const satisfies Partial<Record<EventKind, RefundEventKind>>

/** Its part of the timeline, in the words of the contract. */
export const refundEvents = (rows: readonly { kind: string; happened_at: Instant }[]): RefundEvent[] =>
  rows.flatMap(({ kind, happened_at: moment }) =>
    Object.hasOwn(KIND_OF, kind) ? [{ kind: KIND_OF[kind as keyof typeof KIND_OF], at: moment }] : [],
  )

const ALONE: RefundContext = { right: null, events: [], usualDays: null }

export const refundOf = (row: RefundRow, lang: Language, context: RefundContext = ALONE): Refund => ({
  id: refundId(row.refund_id),
  fineId: row.fine_id === null ? null : fineId(row.fine_id),
  rightId: row.right_id,
  rightKind: context.right?.kind ?? null,
  rightName: context.right?.name ?? null,
  operationId: row.operation_id === null ? null : operationId(row.operation_id),
  status: refundStatus(row.status),
  amount: cents(row.amount_cents),
  documents: row.documents.map(({ id, providedAt }) => ({
    id: evidenceId(id),
    name: NAMES[id]?.[lang] ?? id,
    providedAt: providedAt === null ? null : instant(providedAt),
  })),
  createdAt: row.created_at,
  decidedAt: row.decided_at,
  paidAt: row.paid_at,
  askedWords: row.asked_words,
  events: context.events,
  usualDays: context.usualDays,
  answer: row.answer,
})
