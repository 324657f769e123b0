import { sql } from 'kysely'
import { CityFolderFault } from '../cities/city-folder.ts'
import type { CityDefinition, CityOffer } from '../cities/shapes.ts'
import type { Database } from '../db/database.ts'
import type { SeedContext } from './seed-context.ts'
import { type FileTable, isInSync, listRemovedIds, removeAbsentRows, writeRows } from './sync-rows.ts'
import { writeAddresses } from './write-addresses.ts'

type File = 'zones.json' | 'offers.json' | 'definitions.json'
type FileAndTable = readonly [file: File, table: FileTable]

interface Plan {
  id: string
  terms: object
  options: CityOffer['options'] | CityDefinition['options']
}

const OPTION_COLUMNS = ['option_id', 'position', 'price_cents', 'terms']

const optionRows = (owner: 'offer_id' | 'definition_id', plans: readonly Plan[]) =>
  plans.flatMap(({ id: planId, options }) =>
    options.map(({ id, price, ...terms }, position) => ({
      option_id: id,
      [owner]: planId,
      position,
      price_cents: price,
      terms,
    })),
  )

const zonesOf = ({ city: { cityId, zones } }: SeedContext): FileAndTable[] => {
  if (zones === undefined) return []
  const rows = zones.zones.map(({ id, name }, position) => ({ city_id: cityId, zone_id: id, position, name }))
  const columns = ['city_id', 'zone_id', 'position', 'name']
  return [['zones.json', { table: 'zones', id: 'zone_id', ofCity: sql`city_id = ${cityId}`, columns, rows }]]
}

const offersOf = ({ city: { cityId, offers } }: SeedContext): FileAndTable[] => {
  if (offers === undefined) return []
  const rows = offers.map(({ id, options, nextSubscriptionPlanId, ...terms }, position) => ({
    city_id: cityId,
    offer_id: id,
    position,
    next_offer_id: nextSubscriptionPlanId ?? null,
    terms,
  }))
  const plans = offers.map(({ id, options, ...terms }) => ({ id, options, terms }))
  const ofCity = sql`city_id = ${cityId}`
  return [
    [
      'offers.json',
      {
        table: 'offers',
        id: 'offer_id',
        ofCity,
        columns: ['city_id', 'offer_id', 'position', 'next_offer_id', 'terms'],
        rows,
      },
    ],
    [
      'offers.json',
      {
        table: 'offer_options',
        id: 'option_id',
        ofCity: sql`offer_id in (select offer_id from offers where ${ofCity})`,
        columns: [...OPTION_COLUMNS, 'offer_id'],
        rows: optionRows('offer_id', plans),
      },
    ],
  ]
}

const definitionsOf = ({ city: { cityId, definitions } }: SeedContext): FileAndTable[] => {
  if (definitions === undefined) return []
  const plans = definitions.map(({ parkingRightDefinitionId: id, options, price, ...terms }) => ({
    id,
    options,
    price,
    terms,
  }))
  const rows = plans.map(({ id, price, terms }, position) => ({
    city_id: cityId,
    definition_id: id,
    position,
    price_cents: price,
    terms,
  }))
  const ofCity = sql`city_id = ${cityId}`
  return [
    [
      'definitions.json',
      {
        table: 'definitions',
        id: 'definition_id',
        ofCity,
        columns: ['city_id', 'definition_id', 'position', 'price_cents', 'terms'],
        rows,
      },
    ],
    [
      'definitions.json',
      {
        table: 'definition_options',
        id: 'option_id',
        ofCity: sql`definition_id in (select definition_id from definitions where ${ofCity})`,
        columns: [...OPTION_COLUMNS, 'definition_id'],
        rows: optionRows('definition_id', plans),
      },
    ],
  ]
}

/** Ids still referenced by a right or a subscriber's address. */
const listUsed = async (db: Database, cityId: string, ids: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select distinct id from unnest(${ids}::text[]) as gone(id)
    where exists (select 1 from rights where city_id = ${cityId}
        and (id in (offer_id, definition_id, option_id) or id = any (zone_ids)))
      or exists (select 1 from subscribers where city_id = ${cityId} and id in (zone_id, professional_zone_id))
    order by id`.execute(db)
  return rows.map(row => row.id)
}

const checkRemoved = async (context: SeedContext, files: readonly FileAndTable[]): Promise<void> => {
  const { db, city } = context
  for (const [file, table] of files) {
    const used = await listUsed(db, city.cityId, await listRemovedIds(db, table))
    if (used.length === 0) continue
    throw new CityFolderFault(
      used.map(
        id =>
          `${city.folder}/${file}: "${id}" is missing, and rights or people of the city name it: close it instead (docs/run-a-city.md)`,
      ),
    )
  }
}

/** Refuses ids belonging to another city: ids are unique over all cities, including those this server does not show. */
const checkOwners = async ({ db, city }: SeedContext, files: readonly FileAndTable[]): Promise<void> => {
  for (const [file, { table, id, ofCity, rows }] of files) {
    const ids = rows.map(row => String(row[id as keyof typeof row]))
    const { rows: taken } = await sql<{ id: string }>`
      select ${sql.ref(id)} as id from ${sql.table(table)}
      where ${sql.ref(id)} = any (${ids}::text[]) and not (${ofCity}) order by 1`.execute(db)
    if (taken.length > 0)
      throw new CityFolderFault(
        taken.map(row => `${city.folder}/${file}: "${row.id}" is an id of another city of this database`),
      )
  }
}

const writeServerRow = async ({ db, city }: SeedContext): Promise<void> => {
  const { cityId, appealForm, dialects } = city
  const form = JSON.stringify(appealForm)
  await db
    .insertInto('appeal_forms')
    .values({ city_id: cityId, form })
    .onConflict(conflict => conflict.column('city_id').doUpdateSet({ form }))
    .execute()
  await db
    .updateTable('cities')
    .set({ status_vocabulary: dialects.statusVocabulary })
    .where('city_id', '=', cityId)
    .execute()
}

/**
 * Writes a city's current zones, streets, offers, tickets and appeal form from its folder. Missing files change
 * nothing. @throws CityFolderFault where something that rights name is missing
 */
export const writeCatalogue = async (context: SeedContext): Promise<void> => {
  const { db } = context
  await writeServerRow(context)
  const files = [...zonesOf(context), ...offersOf(context), ...definitionsOf(context)]
  const same = await Promise.all(files.map(([, table]) => isInSync(db, table)))
  if (same.includes(false)) {
    await checkOwners(context, files)
    for (const [, table] of files) await writeRows(db, table)
    await checkRemoved(context, files)
    // Addresses refer to zones, options to offers: dependent rows first.
    await writeAddresses(context)
    for (const [, table] of files.toReversed()) await removeAbsentRows(db, table)
  } else await writeAddresses(context)
}
