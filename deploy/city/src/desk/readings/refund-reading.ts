import { afterRefundAction, refundStatus } from '@parvis/shared-kernel/fines'
import { toIso } from '@parvis/shared-kernel/time'
import { notFound } from '../../http/refusal.ts'
import { refundOf } from '../../modules/refunds/refund.model.ts'
import { findRefundById, listEventsOf, listRefunds } from '../desk.repo.ts'
import type { Desk, Run } from '../desk.ts'
import { textFacts, textTable } from '../text-table.ts'

const ACTS = {
  'refund-accept': 'accept',
  'refund-pay': 'pay',
  'refund-document': 'ask-document',
  'refund-reject': 'reject',
} as const

const ACT_NAMES = ['refund-accept', 'refund-pay', 'refund-document', 'refund-reject'] as const

export type RefundView = Awaited<ReturnType<typeof readRefundView>>

export const readRefundView = async ({ deps }: Desk, id: string) => {
  const row = await findRefundById(deps.db, id)
  if (row === undefined) throw notFound()
  return {
    row,
    refund: refundOf(row, 'fr'),
    events: await listEventsOf(deps.db, id),
    acts: ACT_NAMES.filter(name => afterRefundAction(refundStatus(row.status), ACTS[name]) !== null),
  }
}

const euros = (cents: number) => `${(cents / 100).toFixed(2)} €`

const list: Run = async ({ deps }, given) => {
  const rows = await listRefunds(deps.db, { city: given.maybe('city'), search: given.maybe('search') })
  const data = rows.map(row => ({
    id: row.refund_id,
    city: row.city_id,
    fine: row.fine_id,
    status: row.status,
    amount: row.amount_cents,
    createdAt: toIso(row.created_at),
  }))
  const lines = data.map(row => [row.id, row.city, row.status, euros(row.amount), row.fine ?? ''])
  return { data, text: textTable(lines, 'No refund.'), page: '/refunds' }
}

const show: Run = async (desk, given) => {
  const { row, refund, acts } = await readRefundView(desk, given.text('id'))
  const data = {
    id: row.refund_id,
    city: row.city_id,
    fine: row.fine_id,
    status: row.status,
    amount: row.amount_cents,
    documents: refund.documents.map(({ id, providedAt }) => ({
      id,
      providedAt: providedAt === null ? null : toIso(providedAt),
    })),
    answer: row.answer,
    commands: acts,
  }
  const text = textFacts([
    ['refund', data.id],
    ['city', data.city],
    ['fine', data.fine],
    ['status', data.status],
    ['amount', euros(data.amount)],
    ...data.documents.map(file => ['document', `${file.id}: ${file.providedAt ?? 'not sent'}`] as const),
    ['answer', data.answer],
  ])
  return { data, text, page: `/refunds/${data.id}` }
}

export const REFUND_READINGS = { refunds: list, 'refund-show': show } as const satisfies Record<string, Run>
