import { Hono } from 'hono'
import type { CityUrls, Deps } from '../../deps.ts'
import type { CityEnv } from '../../http/context.ts'
import { IDENTITY_PATHS } from '../../identity/identity-provider.ts'
import { clientIdOf } from '../../identity/test-accounts.ts'
import type { City } from './city.ts'

/** Configuration is the same for everybody of a city and may be kept for a minute. */
const CACHE = 'public, max-age=60'

const configAnswer = (city: City, { identityProvider: issuer }: CityUrls) => ({
  ...city.config,
  cityId: city.cityId,
  name: city.name,
  identityProvider: {
    name: 'FranceConnect',
    issuer,
    authorizationUrl: issuer + IDENTITY_PATHS.authorization,
    endSessionUrl: issuer + IDENTITY_PATHS.endSession,
    clientId: clientIdOf(city.cityId),
    scope: 'openid given_name family_name gender email',
    acrValues: 'eidas1',
    pkce: false,
  },
})

export const configRoutes = ({ urls }: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .get('/api/config', c => {
      c.header('Cache-Control', CACHE)
      c.header('Vary', 'X-Parvis-City')
      return c.json(configAnswer(c.var.city, urls))
    })
    .get('/api/config/error-reporting', c => c.json(c.var.city.errorReporting))
