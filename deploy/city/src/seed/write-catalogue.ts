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
  /** Columns that only this kind of plan has. */
  own: string | number | null
  terms: object
  options: CityOffer['options'] | CityDefinition['options']
}

/** Tables of the plans and of their options. */
const planTables = (
  kind: 'offer' | 'definition',
  ownColumn: string,
  cityId: string,
  plans: readonly Plan[],
): FileAndTable[] => {
  const file = `${kind}s.json` as const
  const table = `${kind}s` as const
  const id = `${kind}_id` as const
  const ofCity = sql`city_id = ${cityId}`
  const rows = plans.map((plan, position) => ({
    city_id: cityId,
    [id]: plan.id,
    position,
    [ownColumn]: plan.own,
    terms: plan.terms,
  }))
  const options: FileTable = {
    table: `${kind}_options`,
    id: 'option_id',
    ofCity: sql`${sql.ref(id)} in (select ${sql.ref(id)} from ${sql.table(table)} where ${ofCity})`,
    columns: ['option_id', 'position', 'price_cents', 'terms', id],
    rows: plans.flatMap(plan =>
      plan.options.map(({ id: optionId, price, ...terms }, position) => ({
        option_id: optionId,
        [id]: plan.id,
        position,
        price_cents: price,
        terms,
      })),
    ),
  }
  const columns = ['city_id', id, 'position', ownColumn, 'terms']
  return [
    [file, { table, id, ofCity, columns, rows }],
    [file, options],
  ]
}

const zonesOf = ({ city: { cityId, zones } }: SeedContext): FileAndTable[] => {
  if (zones === undefined) return []
  const rows = zones.zones.map(({ id, name }, position) => ({ city_id: cityId, zone_id: id, position, name }))
  const columns = ['city_id', 'zone_id', 'position', 'name']
  return [['zones.json', { table: 'zones', id: 'zone_id', ofCity: sql`city_id = ${cityId}`, columns, rows }]]
}

const offersOf = ({ city: { cityId, offers } }: SeedContext): FileAndTable[] => {
  if (offers === undefined) return []
  const plans = offers.map(({ id, options, nextSubscriptionPlanId, ...terms }) => ({
    id,
    own: nextSubscriptionPlanId ?? null,
    terms,
    options,
  }))
  return planTables('offer', 'next_offer_id', cityId, plans)
}

const definitionsOf = ({ city: { cityId, definitions } }: SeedContext): FileAndTable[] => {
  if (definitions === undefined) return []
  const plans = definitions.map(({ parkingRightDefinitionId: id, options, price, ...terms }) => ({
    id,
    own: price,
    terms,
    options,
  }))
  return planTables('definition', 'price_cents', cityId, plans)
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
          `${city.folder}/${file}: "${id}" is missing, and rights or people of the city name it: close it instead (deploy/city/cities/README.md)`,
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
 * nothing. @throws CityFolderFault if something that rights reference is missing
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
