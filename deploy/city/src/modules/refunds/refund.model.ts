import { type Refund, refundStatus } from '@parvis/shared-kernel/fines'
import { evidenceId, fineId, operationId, refundId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { instant } from '@parvis/shared-kernel/time'
import type { Language } from '../../http/language.ts'
import { BANK_DETAILS, type RefundRow } from './refund.repo.ts'

const NAMES: Readonly<Record<string, Readonly<Record<Language, string>>>> = {
  [BANK_DETAILS]: { fr: 'Relevé d’identité bancaire', en: 'Bank details' },
}

export const refundOf = (row: RefundRow, lang: Language): Refund => ({
  id: refundId(row.refund_id),
  fineId: row.fine_id === null ? null : fineId(row.fine_id),
  rightId: row.right_id,
  operationId: row.operation_id === null ? null : operationId(row.operation_id),
  status: refundStatus(row.status),
  amount: cents(row.amount_cents),
  documents: row.documents.map(({ id, providedAt }) => ({
    id: evidenceId(id),
    name: NAMES[id]?.[lang] ?? id,
    providedAt: providedAt === null ? null : instant(providedAt),
  })),
  createdAt: row.created_at,
  paidAt: row.paid_at,
  answer: row.answer,
})
