import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import type { OperationRow } from '../payments/operation.repo.ts'
import { lockFine } from './fine.repo.ts'
import { insertPayment, relabelFine } from './fine-write.repo.ts'

/** Records an operation's money on the version in force and updates the fine's payment status. */
export const payFine = async (
  db: Database,
  operation: OperationRow,
  paidAt: Instant,
  now: Instant,
): Promise<boolean> => {
  const { city_id: cityId, resource_id: fineId } = operation
  if (!(await lockFine(db, cityId, fineId))) return false
  await insertPayment(db, fineId, {
    source: 'version',
    amount: operation.amount_cents,
    paidAt,
    operationId: operation.operation_id,
  })
  await relabelFine(db, cityId, fineId, now)
  return true
}
