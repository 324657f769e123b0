import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'

export interface KeptWord {
  cityId: string
  eventId: string
  rawBody: string
  writtenAs: 'json' | 'form'
}

/** Keeps a provider's word as it was written; false when this event is already kept. */
export const keepWord = async (db: Database, word: KeptWord, now: Instant): Promise<boolean> => {
  const row = await db
    .insertInto('payment_callbacks')
    .values({
      provider_event_id: word.eventId,
      city_id: word.cityId,
      written_as: word.writtenAs,
      received_at: at(now),
      raw_body: word.rawBody,
      outcome: null,
    })
    .onConflict(conflict => conflict.doNothing())
    .returning('provider_event_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Words that were kept and never applied, as after a crash. */
export const listUnappliedWords = async (db: Database): Promise<KeptWord[]> => {
  const rows = await db
    .selectFrom('payment_callbacks')
    .select(['city_id', 'provider_event_id', 'raw_body', 'written_as'])
    .where('applied_at', 'is', null)
    .orderBy('received_at')
    .limit(200)
    .execute()
  return rows.map(row => ({
    cityId: row.city_id ?? '',
    eventId: row.provider_event_id,
    rawBody: row.raw_body,
    writtenAs: row.written_as,
  }))
}

/** Marks a word as applied; false when another process has applied it. */
export const markWord = async (
  db: Database,
  eventId: string,
  outcome: string,
  now: Instant,
): Promise<boolean> => {
  const row = await db
    .updateTable('payment_callbacks')
    .set({ applied_at: at(now), outcome })
    .where('provider_event_id', '=', eventId)
    .where('applied_at', 'is', null)
    .returning('provider_event_id')
    .executeTakeFirst()
  return row !== undefined
}
