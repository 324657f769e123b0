import type { Context, MiddlewareHandler } from 'hono'

const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/

/** Accept only names of this machine: another name may resolve to it (DNS rebinding). */
export const ownHostOnly: MiddlewareHandler = async (c, next) =>
  LOOPBACK_HOST.test(c.req.header('host') ?? '') ? next() : c.text('Misdirected Request', 421)

const isFromElsewhere = (c: Context): boolean => {
  const origin = c.req.header('origin')
  if (origin !== undefined) return origin !== `http://${c.req.header('host')}`
  return c.req.header('sec-fetch-site') !== undefined && c.req.header('sec-fetch-site') !== 'same-origin'
}

/** The desk has no sign-in, so pages of other origins must not be able to submit its forms. */
export const ownPagesOnly: MiddlewareHandler = async (c, next) =>
  c.req.method !== 'GET' && isFromElsewhere(c) ? c.text('Forbidden', 403) : next()

/** Programs can set this header; a page of another origin needs a preflight for it, which is never granted. */
const DESK_HEADER = 'x-parvis-desk'

export const programsOnly: MiddlewareHandler = async (c, next) =>
  c.req.header(DESK_HEADER) === '1' && c.req.header('origin') === undefined
    ? next()
    : c.text('Forbidden', 403)
