import type { Instant } from '@parvis/shared-kernel/time'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { isOurs } from './apply-notification.ts'
import { takeNotification } from './notification.service.ts'
import { providerUnavailable } from './open-payment-entry.ts'
import {
  abandonLive,
  findLiveOperation,
  type OperationRow,
  type Resource,
  resourceOf,
} from './operation.repo.ts'
import { recordPayment } from './payment-event.ts'
import type { AskPurpose, ProviderAnswer } from './providers/payment-provider.ts'
import { providerNamed } from './providers/registry.ts'
import { lockResource } from './resource.repo.ts'
import { accountOf } from './site.ts'

const abandonAndRecord = ({ db, clock }: Deps, operation: OperationRow): Promise<void> =>
  db.transaction().execute(async transaction => {
    await lockResource(transaction, operation.city_id, resourceOf(operation))
    const isOver = await abandonLive(transaction, operation.operation_id)
    if (isOver) await recordPayment(transaction, operation, 'payment-abandoned', clock.now())
  })

/**
 * Whether the operation can no longer be paid: it expired and the provider knows of no payment, or it is a form that
 * never reached the provider, which has closed it.
 */
const isOver = (
  { expires_at: expiresAt, provider }: OperationRow,
  { state }: ProviderAnswer,
  purpose: AskPurpose,
  now: Instant,
): boolean => {
  if (state === 'unknown' && purpose === 'close' && providerNamed(provider).isOpenAtOnce) return true
  return expiresAt <= now && (state === 'expired' || state === 'unknown')
}

/** Asks the provider for an operation's state and applies it; null if the provider does not answer. */
const heardOf = async (
  deps: Deps,
  operation: OperationRow,
  purpose: AskPurpose,
): Promise<ProviderAnswer | null> => {
  const city = deps.cities.find(({ cityId }) => cityId === operation.city_id)
  const { operation_id: operationId, provider } = operation
  const answer = city && (await providerNamed(provider).ask(accountOf(deps, city), operationId, purpose))
  if (city === undefined || !answer) return null
  // The answer is handled like a notification: stored, then applied by the same function.
  if (answer.state === 'decided' && answer.said !== null)
    await takeNotification(deps, city, answer.said.notification, { rawBody: answer.said.rawBody, provider })
  if (isOver(operation, answer, purpose, deps.clock.now())) await abandonAndRecord(deps, operation)
  return answer
}

/**
 * Asks the provider for an operation's state and applies it. An expired operation is abandoned only if the provider
 * confirms that it cannot be paid any more: while a bank is still deciding, a second payment would be a second charge.
 * False if the provider does not answer.
 */
export const askAbout = async (
  deps: Deps,
  operation: OperationRow,
  purpose: AskPurpose = 'status',
): Promise<boolean> => (await heardOf(deps, operation, purpose)) !== null

/**
 * An agent ends a payment that the provider decided otherwise than it was asked, as in another currency, after giving the
 * money back there. One that fits is applied instead, and one that is undecided stays.
 */
export const closeUnfitPayment = async (deps: Deps, operation: OperationRow): Promise<void> => {
  const answer = await heardOf(deps, operation, 'status')
  if (answer === null) throw providerUnavailable()
  if (answer.state !== 'decided' || answer.said === null) throw new Refusal(409, 'OperationPending')
  if (!isOurs(operation, answer.said.notification)) await abandonAndRecord(deps, operation)
}

/** Settles the resource's live operation if it expired; false if the provider had to be asked and did not answer. */
export const settleExpired = async (deps: Deps, resource: Resource): Promise<boolean> => {
  const live = await findLiveOperation(deps.db, resource)
  if (live === undefined || live.expires_at > deps.clock.now()) return true
  return askAbout(deps, live)
}
