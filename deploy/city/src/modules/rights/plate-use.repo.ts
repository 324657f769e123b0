import type { Instant } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { at, type StoredRightStatus } from '../../db/schema.ts'
import type { RightRow } from './right.repo.ts'

export interface WantedPlates {
  plates: readonly string[]
  /** Zones in which they would be used; null where the offer leaves no choice. */
  zoneIds: readonly string[] | null
  now: Instant
}

const LOST: readonly StoredRightStatus[] = ['rejected', 'canceled', 'deleted']

const textArray = (items: readonly string[]) => sql<string[]>`${[...items]}::text[]`

/** Two people who want one plate of one offer at the same moment take turns. Sorted, so that nobody waits in a circle. */
const takeTurns = async (
  transaction: Database,
  offerId: string,
  plates: readonly string[],
): Promise<void> => {
  for (const plate of [...plates].sort()) {
    const key = JSON.stringify(['plate', offerId, plate])
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(transaction)
  }
}

/**
 * Whether one of the plates stands in a living subscription of the same offer that belongs to somebody who does not hold
 * this right, over a time that overlaps its own. Give it the transaction that will write the plates.
 */
export const isPlateUsed = async (
  transaction: Database,
  right: Pick<
    RightRow,
    'right_id' | 'city_id' | 'offer_id' | 'subscriber_id' | 'start_of_validity' | 'end_of_validity'
  >,
  { plates, zoneIds, now }: WantedPlates,
): Promise<boolean> => {
  if (plates.length === 0 || right.offer_id === null) return false
  await takeTurns(transaction, right.offer_id, plates)
  const start = at(right.start_of_validity ?? now)
  const end = right.end_of_validity === null ? 'infinity' : at(right.end_of_validity)
  const row = await transaction
    .selectFrom('rights')
    .select('right_id')
    .where('city_id', '=', right.city_id)
    .where('offer_id', '=', right.offer_id)
    .where('right_id', '!=', right.right_id)
    .where('subscriber_id', '!=', right.subscriber_id)
    .where('subscriber_id', 'not in', eb =>
      eb.selectFrom('right_sharers').select('subscriber_id').where('right_id', '=', right.right_id),
    )
    .where('status', 'not in', LOST)
    .where(sql<boolean>`plates && ${textArray(plates)}`)
    .where(sql<boolean>`coalesce(end_of_validity, 'infinity') >= ${at(now)}::timestamptz`)
    .where(sql<boolean>`coalesce(start_of_validity, ${at(now)}::timestamptz) < ${end}::timestamptz`)
    .where(sql<boolean>`coalesce(end_of_validity, 'infinity') > ${start}::timestamptz`)
    .$if(zoneIds !== null, query => query.where(sql<boolean>`zone_ids && ${textArray(zoneIds ?? [])}`))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
