import { hash } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'

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
 * Sets headers for data responses: nothing may run, frame or cache them. The few HTML pages override the policy. They
 * are set before the response exists: adding one to a finished response copies it.
 */
export const dataHeaders: MiddlewareHandler = (c, next) => {
  for (const [name, value] of DATA_HEADER_ENTRIES) c.header(name, value)
  return next()
}

/**
 * Content security policy of the city's server-rendered pages: own styles and forms, and no script but the one
 * given.
 */
export const pagePolicy = (formTargets = "'self'", script?: string): string =>
  [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    'img-src data:',
    ...(script === undefined ? [] : [`script-src 'sha256-${hash('sha256', script, 'base64')}'`]),
    `form-action ${formTargets}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** Lets an answer of the API, which is data otherwise, be such a page. */
export const asPage = (c: Context, formTargets?: string, script?: string): void => {
  c.header('Content-Security-Policy', pagePolicy(formTargets, script))
  c.header('X-Frame-Options', 'DENY')
}

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
