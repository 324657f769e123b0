import type { Locale } from '@parvis/shared-kernel/formats'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Selectable, Updateable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { at, type Schema } from '../../db/schema.ts'
import { newCapability } from '../appeals/appeal.repo.ts'
import { PLAN_NAME, rightsWithPlan } from '../rights/plan-name.repo.ts'

export type RefundRow = Selectable<Schema['refunds']>
export type RefundChange = Updateable<Schema['refunds']>

/** The one document a refund needs: the bank details to pay to. */
export const BANK_DETAILS = 'bank-details'

const theRefund = (db: Database, cityId: string, refundId: string) =>
  db.selectFrom('refunds').selectAll().where('city_id', '=', cityId).where('refund_id', '=', refundId)

export const findRefund = (db: Database, cityId: string, refundId: string): Promise<RefundRow | undefined> =>
  theRefund(db, cityId, refundId).executeTakeFirst()

export const lockRefund = (db: Database, cityId: string, refundId: string): Promise<RefundRow | undefined> =>
  theRefund(db, cityId, refundId).forUpdate().executeTakeFirst()

export const listRefundsOfFine = (db: Database, fineId: string): Promise<RefundRow[]> =>
  db.selectFrom('refunds').selectAll().where('fine_id', '=', fineId).orderBy('created_at').execute()

export interface NewRefund {
  cityId: string
  /** Set for an overpaid fine; null when the payment of a right is refunded. */
  fineId: string | null
  rightId?: string | null
  operationId?: string | null
  appealId: string | null
  subscriberId: string | null
  amount: number
  email: string
  lang: Locale
  now: Instant
}

/** Documents that are asked for, without the files that were sent. */
export const withoutFiles = (documents: readonly { id: string }[]): string =>
  JSON.stringify(documents.map(({ id }) => ({ id, urn: null, providedAt: null })))

/** Undefined when the fine already has an open refund or the payment is already being refunded. */
export const insertRefund = (db: Database, refund: NewRefund): Promise<RefundRow | undefined> =>
  db
    .insertInto('refunds')
    .values({
      city_id: refund.cityId,
      refund_id: newCapability(),
      fine_id: refund.fineId,
      appeal_id: refund.appealId,
      right_id: refund.rightId ?? null,
      operation_id: refund.operationId ?? null,
      subscriber_id: refund.subscriberId,
      status: 'DOCUMENT_REQUESTED',
      amount_cents: refund.amount,
      created_at: at(refund.now),
      documents: withoutFiles([{ id: BANK_DETAILS }]),
      email: refund.email,
      lang: refund.lang,
      answer: null,
      asked_words: null,
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()

export const updateRefund = async (db: Database, refundId: string, change: RefundChange): Promise<void> => {
  await db.updateTable('refunds').set(change).where('refund_id', '=', refundId).execute()
}

/** Currency of the payment that goes back; null for a fine, whose payments are all in the city's. */
export const currencyPaid = async (db: Database, { operation_id: id }: RefundRow): Promise<string | null> => {
  if (id === null) return null
  const paid = db.selectFrom('operations').select('currency').where('operation_id', '=', id)
  return (await paid.executeTakeFirst())?.currency ?? null
}

export interface RefundedRight {
  kind: 'subscription' | 'ticket'
  /** Name of its offer or definition. */
  name: string | null
}

/** The right whose payment goes back; null for a fine. */
export const rightBehind = async (
  db: Database,
  { right_id: rightId }: RefundRow,
): Promise<RefundedRight | null> => {
  if (rightId === null) return null
  const row = await rightsWithPlan(db)
    .select(['rights.kind', PLAN_NAME.as('name')])
    .where('rights.right_id', '=', rightId)
    .executeTakeFirst()
  return row ?? null
}
