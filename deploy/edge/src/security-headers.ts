import type { MiddlewareHandler } from 'hono'

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  // Where the browser knows it: nothing runs whose bytes the release has not named.
  'integrity-policy': 'blocked-destinations=(script)',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
}

/** On every answer, failures included; an answer of the city that says one itself keeps its own. */
export const securityHeaders: MiddlewareHandler = async (context, next) => {
  await next()
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    if (!context.res.headers.has(name)) context.header(name, value)
}
