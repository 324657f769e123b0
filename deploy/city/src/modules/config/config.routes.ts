import type { Instant } from '@parvis/shared-kernel/time'
import type { CityUrls, Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import { IDENTITY_PATHS } from '../../identity/identity-provider.ts'
import { clientIdOf } from '../../identity/test-accounts.ts'
import type { City } from './city.ts'

/** The configuration is the same for everybody in a city and may be cached for a minute. */
const CACHE = 'public, max-age=60'

/** Returns the announcement within its period, else null. */
const announcementAt = ({ publicAnnouncement }: City, now: Instant) => {
  if (!publicAnnouncement) return null
  const { from, until } = publicAnnouncement
  const isOn = (!from || Date.parse(from) <= now) && (!until || now < Date.parse(until))
  return isOn ? publicAnnouncement : null
}

const configAnswer = (city: City, { identityProvider: issuer }: CityUrls, now: Instant) => ({
  ...city.config,
  publicAnnouncement: announcementAt(city, now),
  cityId: city.cityId,
  name: city.name,
  embedOrigins: city.embedOrigins,
  identityProvider: {
    name: 'FranceConnect',
    issuer,
    authorizationUrl: issuer + IDENTITY_PATHS.authorization,
    endSessionUrl: issuer + IDENTITY_PATHS.endSession,
    clientId: clientIdOf(city.cityId),
    scope: 'openid given_name family_name gender email',
    acrValues: 'eidas1',
    pkce: false,
    namesItself: true,
  },
})

export const configRoutes = ({ urls, clock }: Deps): Routes => ({
  'GET /api/config': c => {
    c.header('Cache-Control', CACHE)
    c.header('Vary', 'X-Parvis-City', { append: true })
    return c.json(configAnswer(c.var.city, urls, clock.now()))
  },
  'GET /api/config/error-reporting': c => c.var.city.errorReporting,
})
