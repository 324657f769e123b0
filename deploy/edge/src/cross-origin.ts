import type { Context, MiddlewareHandler } from 'hono'

const ORIGIN = 'access-control-allow-origin'
const HEADERS = 'access-control-allow-headers'

/** More sites than any city names. */
const MOST_ORIGINS = 200

/**
 * Lets other sites read the edge's own failures where the city lets them read its responses, because browsers hide
 * responses without CORS headers. Each city response names its sites; edge failures hold no personal data, so a site
 * just removed learns nothing.
 */
export function readableFailures(): MiddlewareHandler {
  /** Origin → request headers its pages may send, as last stated by the city. */
  const known = new Map<string, string | null>()
  const hear = (origin: string, { headers }: Response) => {
    if (!known.has(origin) && known.size >= MOST_ORIGINS) return
    known.set(origin, headers.get(HEADERS) ?? known.get(origin) ?? null)
  }
  return async (context, next) => {
    await next()
    const origin = context.req.header('origin')
    if (origin === undefined) return
    if (context.res.headers.get(ORIGIN) === origin) return hear(origin, context.res)
    const isOwn = context.res.status === 413 || context.res.status >= 500
    if (!isOwn || !known.has(origin)) return
    allow(context, origin, known.get(origin) ?? null)
  }
}

/** Answers a preflight, so that the request itself is made and receives the failure. */
function allow(context: Context, origin: string, headers: string | null): void {
  const method = context.req.header('access-control-request-method')
  if (context.req.method === 'OPTIONS' && method !== undefined) {
    context.res = new Response(null, { status: 204 })
    context.header('access-control-allow-methods', method)
    if (headers !== null) context.header(HEADERS, headers)
  }
  context.header(ORIGIN, origin)
  context.header('access-control-expose-headers', 'date,retry-after')
  context.header('vary', 'Origin', { append: true })
}
