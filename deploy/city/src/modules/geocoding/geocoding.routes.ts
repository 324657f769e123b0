import { EMPTY_ADDRESS } from '@parvis/shared-kernel/subscriber'
import { type GeocodingResultWire, geocodingRequestWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityEnv } from '../../http/context.ts'
import { bodyOf } from '../../http/input.ts'
import { searchAddresses } from './geocoding.repo.ts'
import { searchable } from './searchable.ts'

type AddressRow = Awaited<ReturnType<typeof searchAddresses>>[number]

const MOST_RESULTS = 10

const resultOf = (row: AddressRow): GeocodingResultWire => {
  const number = [row.street_number, row.street_number_bis].filter(Boolean).join(' ')
  return {
    concatAddress: `${number} ${row.street_type} ${row.street_name}, ${row.postal_code} ${row.locality}`,
    address: {
      ...EMPTY_ADDRESS,
      streetNumber: row.street_number,
      streetNumberBis: row.street_number_bis ?? '',
      streetType: row.street_type,
      streetName: row.street_name,
      postalCode: row.postal_code,
      locality: row.locality,
      country: 'France',
    },
  }
}

export const geocodingRoutes = ({ db, limits }: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>().post('/api/v0/geocoding/research', async c => {
    const { text, limit } = await bodyOf(c, geocodingRequestWire)
    const bucket = { limit: 'geocoding', key: clientNetwork(c) } as const
    await limits.check([bucket])
    await limits.take([bucket])
    const words = searchable(text).split(' ').filter(Boolean)
    if (words.length === 0) return c.json([])
    const rows = await searchAddresses(
      db,
      c.var.city.cityId,
      words,
      Math.min(limit ?? MOST_RESULTS, MOST_RESULTS),
    )
    return c.json(rows.map(resultOf))
  })
