import { randomUUID } from 'node:crypto'
import {
  type AmountDue,
  amountDue,
  appealDeadline,
  type Fine,
  finePaymentDeadline,
  paymentStatusOf,
} from '@parvis/shared-kernel/fines'
import { type Instant, toIso } from '@parvis/shared-kernel/time'
import { FINE_PAYMENT_CODES } from '@parvis/shared-kernel/wire'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { at, type Schema } from '../../db/schema.ts'
import { findFine } from './fine.repo.ts'

export interface NewVersion {
  issuedAt: Instant
  price: number
  reducedPrice: number | null
  reducedUntil: Instant | null
}

/** The deadlines of a notice, stored as the citizen sees them. */
export const deadlinesOf = (issuedAt: Instant, zone: string) => ({
  paymentDeadline: toIso(finePaymentDeadline(issuedAt, zone)),
  appealDeadline: toIso(appealDeadline(issuedAt, zone)),
})

const lastPosition = async (db: Database, table: 'fine_versions' | 'fine_claims', fineId: string) => {
  const { last } = await db
    .selectFrom(table)
    .select(eb => eb.fn.max('position').as('last'))
    .where('fine_id', '=', fineId)
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** Position of the version in force. */
export const versionPosition = (db: Database, fineId: string): Promise<number> =>
  lastPosition(db, 'fine_versions', fineId)

/** Adds a version to a locked fine, with its own deadlines. */
export const insertVersion = async (
  db: Database,
  fineId: string,
  version: NewVersion,
  zone: string,
): Promise<number> => {
  const position = (await versionPosition(db, fineId)) + 1
  await db
    .insertInto('fine_versions')
    .values({
      fine_id: fineId,
      position,
      issued_at: at(version.issuedAt),
      price_cents: version.price,
      reduced_price_cents: version.reducedPrice,
      reduced_until: version.reducedUntil === null ? null : at(version.reducedUntil),
    })
    .execute()
  const deadlines = JSON.stringify(deadlinesOf(version.issuedAt, zone))
  await db
    .updateTable('fines')
    .set({ terms: sql`terms || ${deadlines}::jsonb` })
    .where('fine_id', '=', fineId)
    .execute()
  return position
}

export interface NewFinePayment {
  source: Schema['fine_payments']['source']
  amount: number
  paidAt: Instant
  operationId: string | null
}

/** Records a payment on a locked fine; money that the city itself received belongs to the version in force. */
export const insertPayment = async (db: Database, fineId: string, payment: NewFinePayment): Promise<void> => {
  await db
    .insertInto('fine_payments')
    .values({
      fine_id: fineId,
      payment_id: randomUUID(),
      source: payment.source,
      version_position: payment.source === 'version' ? await versionPosition(db, fineId) : null,
      amount_cents: payment.amount,
      paid_at: at(payment.paidAt),
      operation_id: payment.operationId,
    })
    .execute()
}

/**
 * Updates the payment status of a locked fine and returns fine and amounts. After a correction (`isNewVersion`) the
 * former version's status no longer counts: the payments alone decide whether the reduced price was paid in time.
 */
export const relabelFine = async (
  db: Database,
  cityId: string,
  fineId: string,
  now: Instant,
  { isNewVersion = false } = {},
): Promise<{ fine: Fine; amount: AmountDue } | null> => {
  const kept = await findFine(db, cityId, fineId)
  if (kept === null) return null
  const fine: Fine = isNewVersion ? { ...kept, paymentStatus: 'unknown' } : kept
  const amount = amountDue(fine, now)
  const code = FINE_PAYMENT_CODES[paymentStatusOf(amount)]
  await db.updateTable('fines').set({ payment_status: code }).where('fine_id', '=', fineId).execute()
  return { fine, amount }
}

/** Adds a claim to a locked fine; returns its position. */
export const insertClaim = async (db: Database, fineId: string, claimedAt: Instant): Promise<number> => {
  const position = (await lastPosition(db, 'fine_claims', fineId)) + 1
  await db
    .insertInto('fine_claims')
    .values({ fine_id: fineId, position, type: 'RAPO', status: 'FILLED', claimed_at: at(claimedAt) })
    .execute()
  return position
}

export const moveClaim = async (
  db: Database,
  fineId: string,
  position: number,
  status: Schema['fine_claims']['status'],
): Promise<void> => {
  await db
    .updateTable('fine_claims')
    .set({ status })
    .where('fine_id', '=', fineId)
    .where('position', '=', position)
    .execute()
}
