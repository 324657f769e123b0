import { CASE_KEY_HEADER, PAYER_KEY_HEADER } from '@parvis/shared-kernel/wire'
import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { City } from '../modules/config/city.ts'
import { isSignInOrigin } from '../modules/config/embed-origins.ts'
import { allowedMethods } from './allowed-methods.ts'
import type { CityEnv } from './context.ts'

/** What the portal's client sends, besides the bearer. */
const SENT = [
  'accept-language',
  'content-type',
  'idempotency-key',
  'if-match',
  CASE_KEY_HEADER,
  PAYER_KEY_HEADER,
]
/** What it reads, and what somebody who looks for a failure asks for. */
const READ = ['content-disposition', 'date', 'etag', 'location', 'retry-after', 'x-request-id']

/** Seconds; no browser keeps the answer to a preflight for longer. */
const PREFLIGHT_SECONDS = 7_200

/**
 * Sign-in and consent stand in the portal's own window. A page of another site has no business with a password, with a
 * code of the identity provider, or with saying yes to itself.
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
  /** A browser sends no token for such a page, not even one that leaked there. */
  visitor: corsWith(SENT),
  session: corsWith(['authorization', ...SENT]),
}

const trustOf = (city: City, origin: string, path: string): keyof typeof TRUST | null => {
  if (city.portals.includes(origin)) return 'session'
  if (!city.siteOrigins.includes(origin) || OF_PORTALS_ALONE.includes(path)) return null
  return isSignInOrigin(city.embedOrigins, origin) ? 'session' : 'visitor'
}

/**
 * Lets pages of the city's portals, and of the sites that it names, call the API from their own origin: never everybody,
 * and without cookies. Refusals are readable there too: it stands before whatever refuses.
 */
export const crossOrigin: MiddlewareHandler<CityEnv> = (c, next) => {
  const origin = c.req.header('origin')
  const isPlainOptions =
    c.req.method === 'OPTIONS' && c.req.header('access-control-request-method') === undefined
  const trust = origin === undefined || isPlainOptions ? null : trustOf(c.var.city, origin, c.req.path)
  if (trust !== null) return TRUST[trust](c, next)
  // Kept for one page, an answer would be taken for another's.
  c.header('Vary', 'Origin', { append: true })
  return next()
}
