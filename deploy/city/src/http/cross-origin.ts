import { CASE_KEY_HEADER, PAYER_KEY_HEADER } from '@parvis/shared-kernel/wire'
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { City } from '../modules/config/city.ts'
import { isSignInOrigin } from '../modules/config/embed-origins.ts'
import { allowedMethods } from './allowed-methods.ts'
import type { CityEnv } from './context.ts'

/** Request headers of the portal's client, besides `authorization`. */
const SENT = [
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-match',
  CASE_KEY_HEADER,
  PAYER_KEY_HEADER,
]
/** Response headers that the client reads, and the request id for error reports. */
const READ = ['content-disposition', 'date', 'etag', 'location', 'retry-after', 'x-request-id']

/** Seconds; no browser caches a preflight response for longer. */
const PREFLIGHT_SECONDS = 7_200

/**
 * Sign-in and consent happen only in the portal's own window. Another site's page must not handle a password or a code
 * of the identity provider, or grant itself consent.
 */
const OF_PORTALS_ALONE = [
  '/api/auth2/oidc/login',
  '/api/auth/fc',
  '/api/auth/customer/token',
  '/api/embed/grants',
]

const corsWith = (allowHeaders: readonly string[]) =>
  cors({
    origin: origin => origin,
    allowMethods: (_origin, c) => [...allowedMethods(c.req.path)],
    allowHeaders: [...allowHeaders],
    exposeHeaders: READ,
    maxAge: PREFLIGHT_SECONDS,
  })

const TRUST = {
  /** Without `authorization` the browser sends no token from such a page, not even a leaked one. */
  visitor: corsWith(SENT),
  session: corsWith(['authorization', ...SENT]),
}

const trustOf = (city: City, origin: string, path: string): keyof typeof TRUST | null => {
  if (city.portals.includes(origin)) return 'session'
  if (!city.siteOrigins.includes(origin) || OF_PORTALS_ALONE.includes(path)) return null
  return isSignInOrigin(city.embedOrigins, origin) ? 'session' : 'visitor'
}

/**
 * CORS for the city's portals and the sites that its configuration names: never for everybody, and without cookies. It
 * runs before all guards, so that refusals are readable across origins too.
 */
export const crossOrigin: MiddlewareHandler<CityEnv> = (c, next) => {
  const origin = c.req.header('origin')
  const isPlainOptions =
    c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') === undefined
  const trust = origin === undefined || isPlainOptions ? null : trustOf(c.var.city, origin, c.req.path)
  if (trust !== null) return TRUST[trust](c, next)
  // Without `Vary`, a cache could serve one origin's response to another.
  c.header('Vary', 'Origin', { append: true })
  return next()
}
