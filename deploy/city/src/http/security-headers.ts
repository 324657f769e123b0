import type { MiddlewareHandler } from 'hono'

const DATA_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'interest-cohort=()',
  'Cache-Control': 'no-store',
}
const DATA_HEADER_ENTRIES = Object.entries(DATA_HEADERS)

/**
 * Headers of an answer that is data, not a page: nothing may run, frame or cache it. The few that are pages say their
 * own policy over it. They are laid out before the answer is made: each one added to a finished answer copies it.
 */
export const dataHeaders: MiddlewareHandler = (c, next) => {
  for (const [name, value] of DATA_HEADER_ENTRIES) c.header(name, value)
  return next()
}

/** Policy of our own small server-rendered pages: their style and forms, and of scripts the one of this hash alone. */
export const pagePolicy = (formTargets = "'self'", scriptHash?: string): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    ...(scriptHash === undefined ? [] : [`script-src '${scriptHash}'`]),
    `form-action ${formTargets}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Headers of such a page. */
export const pageHeaders =
  (formTargets?: string): MiddlewareHandler =>
  async (c, next) => {
    await next()
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'same-origin')
    c.header('X-Frame-Options', 'DENY')
    c.header('Content-Security-Policy', pagePolicy(formTargets))
    c.header('Cache-Control', 'no-store')
  }
