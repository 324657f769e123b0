import type { Definition } from '@parvis/shared-kernel/tickets'
import { type DefinitionWire, definitionFromWire, definitionWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import type { Database } from '../../db/database.ts'

const listOptions = (db: Database, cityId: string) =>
  db
    .selectFrom('definition_options')
    .innerJoin('definitions', 'definitions.definition_id', 'definition_options.definition_id')
    .select([
      'definition_options.definition_id',
      'option_id',
      'definition_options.price_cents',
      'definition_options.terms',
    ])
    .where('definitions.city_id', '=', cityId)
    .orderBy('definition_options.position')
    .execute()

/** Lists a city's ticket definitions in its order. */
export const listDefinitions = async (db: Database, cityId: string): Promise<Definition[]> => {
  const rows = await db
    .selectFrom('definitions')
    .selectAll()
    .where('city_id', '=', cityId)
    .orderBy('position')
    .execute()
  const options = await listOptions(db, cityId)
  return rows.map(row => {
    const wire: DefinitionWire = v.parse(definitionWire, {
      ...row.terms,
      parkingRightDefinitionId: row.definition_id,
      price: row.price_cents,
      options: options
        .filter(option => option.definition_id === row.definition_id)
        .map(option => ({ ...option.terms, id: option.option_id, price: option.price_cents })),
    })
    return definitionFromWire(wire)
  })
}
