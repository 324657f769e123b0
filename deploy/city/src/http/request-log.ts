import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { routePath } from 'hono/route'
import type { Deps } from '../deps.ts'
import type { CityContext, CityEnv } from './context.ts'
import { languageOf } from './language.ts'

const describe = (c: CityContext) => ({ method: c.req.method, route: routePath(c, -1), status: c.res.status })

/**
 * Records one log line, one measurement and one span per request by its route pattern: paths contain ids and queries
 * contain plates, so neither is recorded.
 */
export const requestLog =
  ({ log, metrics, tracing }: Pick<Deps, 'log' | 'metrics' | 'tracing'>): MiddlewareHandler<CityEnv> =>
  async (c, next) => {
    const started = performance.now()
    c.set('requestId', randomUUID())
    c.set('language', languageOf(c.req.header('accept-language')))
    c.header('X-Request-Id', c.var.requestId)
    let trace: string | undefined
    const run = async () => {
      trace = tracing.traceId()
      await next()
    }
    await tracing.call(c.req.header('traceparent'), run, () => describe(c))
    const elapsed = performance.now() - started
    const call = describe(c)
    metrics.answered({ ...call, seconds: elapsed / 1000 })
    const found = trace === undefined ? {} : { trace }
    log.info({ request: c.var.requestId, ...call, ms: Math.round(elapsed), ...found }, 'request')
  }
