import { geocodingRequestWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityEnv } from '../../http/context.ts'
import { bodyOf } from '../../http/input.ts'

const MOST_RESULTS = 10

export const geocodingRoutes = ({ geocoder, limits }: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>().post('/api/v0/geocoding/research', async c => {
    const { text, limit, bounds } = await bodyOf(c, geocodingRequestWire)
    await limits.spend([{ limit: 'geocoding', key: clientNetwork(c) }])
    const { cityId } = c.var.city
    return c.json(
      await geocoder.search({ cityId, text, limit: limit ?? MOST_RESULTS, bounds: bounds ?? null }),
    )
  })
