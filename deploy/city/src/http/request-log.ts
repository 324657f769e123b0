import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Log } from '../log.ts'
import type { CityEnv } from './context.ts'
import { languageOf } from './language.ts'

/** One line a request with the pattern of its route: paths hold ids, queries hold plates, neither is written. */
export const requestLog =
  (log: Log): MiddlewareHandler<CityEnv> =>
  async (c, next) => {
    const started = performance.now()
    c.set('requestId', randomUUID())
    c.set('language', languageOf(c.req.header('accept-language')))
    c.header('X-Request-Id', c.var.requestId)
    await next()
    const ms = Math.round(performance.now() - started)
    log.info(
      { request: c.var.requestId, method: c.req.method, route: routePath(c, -1), status: c.res.status, ms },
      'request',
    )
  }
