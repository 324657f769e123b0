import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { failureName } from '../../log.ts'
import type { City } from '../config/city.ts'
import { applyNotification, readKept } from './apply-notification.ts'
import { type KeptNotification, keepNotification, listUnappliedNotifications } from './inbox.repo.ts'
import type {
  NotificationCall,
  NotificationRefusal,
  PaymentNotification,
} from './providers/payment-provider.ts'
import type { ProviderName } from './providers/provider-names.ts'
import { providerNamed } from './providers/registry.ts'
import { sendReceiptOf } from './receipt.service.ts'
import { accountOf, cityOfSite } from './site.ts'

/** Applies a stored notification; a failure is only logged, since the next round retries it. */
const applyQuietly = async (deps: Deps, kept: KeptNotification): Promise<void> => {
  try {
    await applyNotification(deps, kept)
    const operationId = readKept(kept)?.operationId
    if (operationId !== undefined) await sendReceiptOf(deps, operationId)
  } catch (failure) {
    const told = { event: kept.eventId, failure: failureName(failure) }
    deps.log.error(told, 'a payment notification is kept but not applied')
  }
}

/**
 * Stores the provider's statement unchanged, then applies it; only once per event and outcome: some providers number the
 * transaction, which is told of again when its outcome changes.
 */
export const takeNotification = async (
  deps: Deps,
  city: City,
  { siteId, eventId, outcome }: PaymentNotification,
  said: Pick<KeptNotification, 'rawBody' | 'provider'>,
): Promise<void> => {
  const kept: KeptNotification = { ...said, cityId: city.cityId, eventId: `${siteId}:${outcome}:${eventId}` }
  if (await keepNotification(deps.db, kept, deps.clock.now())) await applyQuietly(deps, kept)
}

const REFUSALS = {
  unsupported: () => new Refusal(415, 'Unsupported Media Type'),
  malformed: () => new Refusal(400, 'ValidationFailed'),
  forged: () => new Refusal(403, 'Forbidden'),
} as const satisfies Record<NotificationRefusal, () => Refusal>

/** Stores a verified notification before answering it; it is applied exactly once, even after a crash. */
export const receiveNotification = async (
  deps: Deps,
  provider: ProviderName,
  call: NotificationCall,
): Promise<void> => {
  const read = providerNamed(provider).readNotification(call, siteId => {
    const city = cityOfSite(deps, siteId)
    return city && accountOf(deps, city)
  })
  if (!read.isGenuine) throw REFUSALS[read.reason]()
  const city = cityOfSite(deps, read.notification.siteId)
  if (city === undefined) throw REFUSALS.forged()
  await takeNotification(deps, city, read.notification, { rawBody: call.rawBody, provider })
}

/** Applies notifications stored but not applied because of a crash: at the start, and in every round. */
export const applyKeptNotifications = async (deps: Deps): Promise<void> => {
  for (const kept of await listUnappliedNotifications(deps.db)) await applyQuietly(deps, kept)
}
