import { afterRefundAction, type RefundAction, refundStatus } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import type { StoredRefundStatus } from '../../db/schema-appeals.ts'
import type { Deps } from '../../deps.ts'
import { notFound } from '../../http/refusal.ts'
import { type EventKind, recordEvent } from '../timeline/event.repo.ts'
import { lockRefund, type RefundChange, type RefundRow, updateRefund } from './refund.repo.ts'

export interface RefundKey {
  cityId: string
  refundId: string
}

export interface RefundTurn {
  /** The transaction. */
  db: Database
  refund: RefundRow
  now: Instant
}

/** What each action writes; the kernel's table says whether it may. */
const STATUS_AFTER = {
  'send-document': 'UNDER_REVIEW',
  'ask-document': 'DOCUMENT_REQUESTED',
  accept: 'ACCEPTED',
  pay: 'PAID',
  reject: 'REJECTED',
} as const satisfies Record<RefundAction, StoredRefundStatus>

const EVENT_OF = {
  'send-document': 'refund-document-sent',
  'ask-document': 'refund-document-requested',
  accept: 'refund-accepted',
  pay: 'refund-paid',
  reject: 'refund-rejected',
} as const satisfies Record<RefundAction, EventKind>

export const recordRefundEvent = ({ db, refund, now }: RefundTurn, kind: EventKind): Promise<void> =>
  recordEvent(db, {
    cityId: refund.city_id,
    subscriberId: refund.subscriber_id,
    at: now,
    kind,
    resourceType: 'refund',
    resourceId: refund.refund_id,
  })

/** Moves a refund on, with what else is written then; null, and nothing done, when its status does not allow it. */
export const changeRefund = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { cityId, refundId }: RefundKey,
  action: RefundAction,
  change: (turn: RefundTurn) => RefundChange,
): Promise<RefundRow | null> =>
  db.transaction().execute(async transaction => {
    const refund = await lockRefund(transaction, cityId, refundId)
    if (refund === undefined) throw notFound()
    if (afterRefundAction(refundStatus(refund.status), action) === null) return null
    const turn: RefundTurn = { db: transaction, refund, now: clock.now() }
    await updateRefund(transaction, refundId, { ...change(turn), status: STATUS_AFTER[action] })
    await recordRefundEvent(turn, EVENT_OF[action])
    return (await lockRefund(transaction, cityId, refundId)) ?? null
  })
