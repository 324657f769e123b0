import { afterRefundAction, type RefundAction, refundStatus } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import type { StoredRefundStatus } from '../../db/schema-columns.ts'
import { mustExist } from '../../http/refusal.ts'
import { type PostDeps, type WriteMail, withMails } from '../../mail/post.ts'
import { lockFine } from '../fines/fine.repo.ts'
import { holdPerson } from '../subscriber/subscriber.repo.ts'
import { type EventKind, recordEvent } from '../timeline/event.repo.ts'
import {
  findRefund,
  insertRefund,
  lockRefund,
  type NewRefund,
  type RefundChange,
  type RefundRow,
  updateRefund,
} from './refund.repo.ts'

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

/** Writes the mails about a change, in the change's transaction. */
export type NotifyRefund = (changed: RefundTurn, write: WriteMail) => Promise<void>

/** Status written by each action; the kernel's table decides whether it is allowed. */
const STATUS_AFTER = {
  'send-document': 'UNDER_REVIEW',
  'ask-document': 'DOCUMENT_REQUESTED',
  accept: 'ACCEPTED',
  pay: 'PAID',
  reject: 'REJECTED',
  object: 'DOCUMENT_REQUESTED',
} as const satisfies Record<RefundAction, StoredRefundStatus>

const EVENT_OF = {
  'send-document': 'refund-document-sent',
  'ask-document': 'refund-document-requested',
  accept: 'refund-accepted',
  pay: 'refund-paid',
  reject: 'refund-rejected',
  object: 'refund-objected',
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

/** Opens a refund that waits for bank details; null when this money is being refunded already. */
export const insertOpened = async (db: Database, opened: NewRefund): Promise<RefundRow | null> => {
  const refund = await insertRefund(db, opened)
  if (refund === undefined) return null
  const turn = { db, refund, now: opened.now }
  await recordRefundEvent(turn, 'refund-opened')
  await recordRefundEvent(turn, 'refund-document-requested')
  return refund
}

/**
 * Changes a refund with its writes and mails in one transaction; null, with nothing done, when its status forbids the
 * action.
 */
export const changeRefund = (
  deps: PostDeps,
  { cityId, refundId }: RefundKey,
  action: RefundAction,
  change: (turn: RefundTurn) => RefundChange | Promise<RefundChange>,
  notify: NotifyRefund,
): Promise<RefundRow | null> =>
  withMails(deps, cityId, async (transaction, write) => {
    // The person, then the fine, as when a refund of it is opened.
    const seen = mustExist(await findRefund(transaction, cityId, refundId))
    await holdPerson(transaction, seen.subscriber_id)
    if (seen.fine_id !== null) await lockFine(transaction, cityId, seen.fine_id)
    const refund = mustExist(await lockRefund(transaction, cityId, refundId))
    if (afterRefundAction(refundStatus(refund.status), action) === null) return null
    const turn: RefundTurn = { db: transaction, refund, now: deps.clock.now() }
    await updateRefund(transaction, refundId, { ...(await change(turn)), status: STATUS_AFTER[action] })
    await recordRefundEvent(turn, EVENT_OF[action])
    const changed = (await lockRefund(transaction, cityId, refundId)) ?? null
    if (changed !== null) await notify({ ...turn, refund: changed }, write)
    return changed
  })
