import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import { clientNetwork } from '../../http/client-address.ts'

const MOST_RESULTS = 10

export const geocodingRoutes = ({ geocoder, limits }: Deps): Routes => ({
  'POST /api/v0/geocoding/research': async (c, { text, limit, bounds }) => {
    await limits.spend([{ limit: 'geocoding', key: clientNetwork(c) }])
    const { cityId } = c.var.city
    return geocoder.search({ cityId, text, limit: limit ?? MOST_RESULTS, bounds: bounds ?? null })
  },
})
