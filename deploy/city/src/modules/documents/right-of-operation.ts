import type { Deps } from '../../deps.ts'
import type { City } from '../config/city.ts'
import { findOperation } from '../payments/operation.repo.ts'

/** Returns the id of the right that an operation pays for; null for a fine, which has papers of its own. */
export const rightOfOperation = async (
  { db }: Deps,
  { cityId }: City,
  operationId: string,
): Promise<string | null> => {
  const operation = await findOperation(db, cityId, operationId)
  return operation === undefined || operation.resource_kind === 'fine' ? null : operation.resource_id
}
