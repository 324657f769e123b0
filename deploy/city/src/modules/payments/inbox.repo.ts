import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { isFound } from '../../db/is-found.ts'
import { at } from '../../db/schema.ts'
import type { ProviderName } from './providers/provider-names.ts'

export interface KeptNotification {
  cityId: string
  eventId: string
  rawBody: string
  /** The provider that parses it. */
  provider: ProviderName
}

/** Stores a provider's notification unchanged; false if this event is already stored. */
export const keepNotification = (
  db: Database,
  notification: KeptNotification,
  now: Instant,
): Promise<boolean> =>
  isFound(
    db
      .insertInto('payment_callbacks')
      .values({
        provider_event_id: notification.eventId,
        city_id: notification.cityId,
        provider: notification.provider,
        received_at: at(now),
        raw_body: notification.rawBody,
        outcome: null,
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('provider_event_id'),
  )

/** Lists notifications that were stored but never applied, as after a crash. */
export const listUnappliedNotifications = async (db: Database): Promise<KeptNotification[]> => {
  const rows = await db
    .selectFrom('payment_callbacks')
    .select(['city_id', 'provider_event_id', 'raw_body', 'provider'])
    .where('applied_at', 'is', null)
    .orderBy('received_at')
    .limit(200)
    .execute()
  return rows.map(row => ({
    cityId: row.city_id ?? '',
    eventId: row.provider_event_id,
    rawBody: row.raw_body,
    provider: row.provider,
  }))
}

/** Marks a notification as applied, unless another process has applied it. */
export const markNotification = async (
  db: Database,
  eventId: string,
  outcome: string,
  now: Instant,
): Promise<void> => {
  await db
    .updateTable('payment_callbacks')
    .set({ applied_at: at(now), outcome })
    .where('provider_event_id', '=', eventId)
    .where('applied_at', 'is', null)
    .execute()
}
