import type { Instant } from '@parvis/shared-kernel/time'
import type { Deps } from '../../deps.ts'
import type { Answer } from '../../payment-page/protocol.ts'
import type { City } from '../config/city.ts'
import { takeWord } from './callback.service.ts'
import { findLiveOperation, letGo, type OperationRow, type Resource } from './operation.repo.ts'
import { recordPayment } from './payment-event.ts'
import { askProvider } from './provider-client.ts'
import { readJsonWord } from './provider-word.ts'

/** The provider's answer to a question is believed like its callback: kept, then applied by the same function. */
const takeAnswer = async (deps: Deps, city: City, { result, siteId, operationId }: Answer): Promise<void> => {
  const rawBody = JSON.stringify(result)
  const word = readJsonWord(rawBody)
  if (word === null || word.siteId !== siteId || word.operationId !== operationId) return
  await takeWord(deps, city, word, { rawBody, writtenAs: 'json' })
}

const letGoAndRecord = ({ db, clock }: Deps, operation: OperationRow): Promise<void> =>
  db.transaction().execute(async transaction => {
    const isOver = await letGo(transaction, operation.operation_id)
    if (isOver) await recordPayment(transaction, operation, 'payment-abandoned', clock.now())
  })

/**
 * Whether nothing can come of an operation any more: its time is over and the provider has nothing of it, or it is a form
 * that never reached the provider, which has promised to take it no more.
 */
const isOver = (
  { expires_at: expiresAt, transaction_id: form }: OperationRow,
  { state }: Answer,
  purpose: 'status' | 'close',
  now: Instant,
): boolean => {
  if (state === 'UNKNOWN' && purpose === 'close' && form !== null) return true
  return expiresAt <= now && (state === 'EXPIRED' || state === 'UNKNOWN')
}

/**
 * Asks the provider what became of an operation and acts on it. An operation whose time is over is let go only when the
 * provider says that nothing can come of it any more: while a bank still thinks, a second payment would be a second
 * charge. False when the provider is silent.
 */
export const askAbout = async (
  deps: Deps,
  operation: OperationRow,
  purpose: 'status' | 'close' = 'status',
): Promise<boolean> => {
  const city = deps.cities.find(({ cityId }) => cityId === operation.city_id)
  const answer = city && (await askProvider(deps, city, operation.operation_id, purpose))
  if (city === undefined || !answer) return false
  if (answer.state === 'DECIDED') await takeAnswer(deps, city, answer)
  if (isOver(operation, answer, purpose, deps.clock.now())) await letGoAndRecord(deps, operation)
  return true
}

/** Settles the live operation of a resource if its time is over; false when the provider had to be asked and is silent. */
export const settleExpired = async (deps: Deps, resource: Resource): Promise<boolean> => {
  const live = await findLiveOperation(deps.db, resource)
  if (live === undefined || live.expires_at > deps.clock.now()) return true
  return askAbout(deps, live)
}
