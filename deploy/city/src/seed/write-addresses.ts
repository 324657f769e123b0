import { searchable } from '@parvis/shared-kernel/formats'
import { sql } from 'kysely'
import type { CityZones } from '../cities/shapes.ts'
import type { SeedContext } from './seed-context.ts'

type Street = CityZones['zones'][number]['streets'][number]

interface House {
  number: string
  bis: string | null
}

/** House numbers of a street, first to last, including those with « bis ». */
const housesOf = ({ first, last, side, bis }: Street): House[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index)
    .filter(number => side === undefined || (side === 'odd') === (number % 2 === 1))
    .flatMap(number => [
      { number: String(number), bis: null },
      ...(bis.includes(number) ? [{ number: String(number), bis: 'bis' }] : []),
    ])

const addressesOf = (cityId: string, { postalCode, locality, zones }: CityZones) =>
  zones.flatMap(zone =>
    zone.streets.flatMap(street => {
      const [type = '', ...rest] = street.name.split(' ')
      const name = rest.join(' ')
      return housesOf(street).map(({ number, bis }) => ({
        city_id: cityId,
        zone_id: zone.id,
        street_number: number,
        street_number_bis: bis,
        street_type: type,
        street_name: name,
        postal_code: postalCode,
        locality,
        searchable: searchable(`${number} ${bis ?? ''} ${type} ${name} ${postalCode} ${locality}`),
      }))
    }),
  )

const COLUMNS = sql.raw(
  'city_id, zone_id, street_number, street_number_bis, street_type, street_name, postal_code, locality, searchable',
)

/** Writes the city's address list, from the streets of its zones, if it has changed. */
export const writeAddresses = async ({ db, city: { cityId, zones } }: SeedContext): Promise<void> => {
  if (zones === undefined) return
  const file = sql`select ${COLUMNS} from jsonb_populate_recordset(null::addresses, ${JSON.stringify(addressesOf(cityId, zones))}::jsonb)`
  const stored = sql`select ${COLUMNS} from addresses where city_id = ${cityId}`
  const { rows } = await sql<{ is_in_sync: boolean }>`
    select not exists ((${stored}) except (${file})) and not exists ((${file}) except (${stored})) as is_in_sync
  `.execute(db)
  if (rows[0]?.is_in_sync === true) return
  await db.deleteFrom('addresses').where('city_id', '=', cityId).execute()
  await sql`insert into addresses (${COLUMNS}) ${file}`.execute(db)
}
