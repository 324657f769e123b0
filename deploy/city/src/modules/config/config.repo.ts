import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { lockName } from '../../db/lock-name.ts'
import { at } from '../../db/schema.ts'
import type { FieldFault } from '../../http/refusal.ts'
import type { GivenConfig } from './given-config.ts'

/** Locks a city's configuration against concurrent writers until the end of the transaction. */
export const lockConfig = (transaction: Database, cityId: string): Promise<void> =>
  lockName(transaction, `configuration ${cityId}`)

export const lastAttempt = (db: Database, cityId: string) =>
  db
    .selectFrom('city_config_versions')
    .selectAll()
    .where('city_id', '=', cityId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Lists configurations that were in use, newest first. */
export const listGoodVersions = (db: Database, cityId: string) =>
  db
    .selectFrom('city_config_versions')
    .selectAll()
    .where('city_id', '=', cityId)
    .where('applied_at', 'is not', null)
    .orderBy('version', 'desc')
    .limit(10)
    .execute()

/**
 * Returns the versions of all cities as one text: a different text means that something changed, here or in another
 * process.
 */
export const readVersions = async (db: Database): Promise<string> => {
  const rows = await db
    .selectFrom('city_config_versions')
    .select(['city_id', eb => eb.fn.max('version').as('version')])
    .where('applied_at', 'is not', null)
    .groupBy('city_id')
    .orderBy('city_id')
    .execute()
  return JSON.stringify(rows)
}

export const listOfferIds = async (db: Database, cityId: string): Promise<ReadonlySet<string>> => {
  const rows = await db.selectFrom('offers').select('offer_id').where('city_id', '=', cityId).execute()
  return new Set(rows.map(row => row.offer_id))
}

export const findCityRow = (db: Database, cityId: string) =>
  db.selectFrom('cities').selectAll().where('city_id', '=', cityId).executeTakeFirst()

export interface ConfigVersion {
  cityId: string
  version: number
  config: GivenConfig
  now: Instant
  faults: readonly FieldFault[]
}

/** Stores a given configuration, valid or not; a valid one takes effect. */
export const writeVersion = async (db: Database, given: ConfigVersion): Promise<void> => {
  const isGood = given.faults.length === 0
  await db
    .insertInto('city_config_versions')
    .values({
      city_id: given.cityId,
      version: given.version,
      config: JSON.stringify(given.config),
      created_at: at(given.now),
      applied_at: isGood ? at(given.now) : null,
      fault: isGood ? null : JSON.stringify(given.faults),
    })
    .execute()
}

export const putInUse = async (db: Database, { cityId, version, config }: ConfigVersion): Promise<void> => {
  const name = typeof config.name === 'string' ? config.name : undefined
  await db
    .updateTable('cities')
    .set({ config: JSON.stringify({ ...config, version }), ...(name === undefined ? {} : { name }) })
    .where('city_id', '=', cityId)
    .execute()
}
