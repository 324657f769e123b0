import { randomUUID } from 'node:crypto'
import { type AmountDue, amountDue } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import type { OperationRow } from '../payments/operation.repo.ts'
import { findFine } from './fine.repo.ts'

/** The city's word for how far a fine is paid. */
const paymentStatusOf = ({ due, overpaid, isReduced }: AmountDue): string => {
  if (due > 0) return 'PARTIALLY_PAID'
  return (overpaid > 0 ? 'OVERPAID' : 'PAID') + (isReduced ? '_REDUCED' : '')
}

const insertPayment = async (db: Database, operation: OperationRow, now: Instant): Promise<void> => {
  const { last } = await db
    .selectFrom('fine_versions')
    .select(eb => eb.fn.max('position').as('last'))
    .where('fine_id', '=', operation.resource_id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('fine_payments')
    .values({
      fine_id: operation.resource_id,
      payment_id: randomUUID(),
      source: 'version',
      version_position: last,
      amount_cents: operation.amount_cents,
      paid_at: at(now),
      operation_id: operation.operation_id,
    })
    .execute()
}

/** Books what an operation brought, on the version in force, and says anew how far the fine is paid. */
export const payFine = async (db: Database, operation: OperationRow, now: Instant): Promise<boolean> => {
  await insertPayment(db, operation, now)
  const fine = await findFine(db, operation.city_id, operation.resource_id)
  if (fine === null) return false
  await db
    .updateTable('fines')
    .set({ payment_status: paymentStatusOf(amountDue(fine, now)) })
    .where('fine_id', '=', operation.resource_id)
    .execute()
  return true
}
