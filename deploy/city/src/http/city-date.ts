import type { MiddlewareHandler } from 'hono'
import type { Clock } from '../clock.ts'

/**
 * Dates every response by the city's clock, which the portal follows too (D19): the demo clock moves both or neither.
 */
export const cityDate =
  (clock: Clock): MiddlewareHandler =>
  (c, next) => {
    c.header('Date', new Date(clock.now()).toUTCString())
    return next()
  }
