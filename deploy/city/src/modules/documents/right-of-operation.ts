import type { Deps } from '../../deps.ts'
import type { City } from '../config/city.ts'
import { findOperation } from '../payments/operation.repo.ts'

/** Id of the right for which an operation pays; null for a fine's, which has papers of its own. */
export const rightOfOperation = async (
  { db }: Deps,
  { cityId }: City,
  operationId: string,
): Promise<string | null> => {
  const operation = await findOperation(db, cityId, operationId)
  return operation === undefined || operation.resource_kind === 'fine' ? null : operation.resource_id
}
