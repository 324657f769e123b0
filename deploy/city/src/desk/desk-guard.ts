import type { Context, MiddlewareHandler } from 'hono'

const LOOPBACK_HOST = /^(127\.0\.0\.1|localhost|\[::1\])(:\d+)?$/

/** A name that was made to point at this machine (DNS rebinding) is not this machine's own. */
export const ownHostOnly: MiddlewareHandler = async (c, next) =>
  LOOPBACK_HOST.test(c.req.header('host') ?? '') ? next() : c.text('Misdirected Request', 421)

const isFromElsewhere = (c: Context): boolean => {
  const origin = c.req.header('origin')
  if (origin !== undefined) return origin !== `http://${c.req.header('host')}`
  return c.req.header('sec-fetch-site') !== undefined && c.req.header('sec-fetch-site') !== 'same-origin'
}

/** The desk has no sign-in, so a page of another origin must not be able to press its buttons. */
export const ownPagesOnly: MiddlewareHandler = async (c, next) =>
  c.req.method !== 'GET' && isFromElsewhere(c) ? c.text('Forbidden', 403) : next()

/** A program says so; a browser cannot without asking first, and is never told yes. */
const DESK_HEADER = 'x-parvis-desk'

export const programsOnly: MiddlewareHandler = async (c, next) =>
  c.req.header(DESK_HEADER) === '1' && c.req.header('origin') === undefined
    ? next()
    : c.text('Forbidden', 403)
