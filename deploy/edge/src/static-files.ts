import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'

/** A year: a published version never changes. */
export const IMMUTABLE = 'public, max-age=31536000, immutable'

export const NO_SUCH_FILE = 'No such file'

/** Published versions below `root`, each file in the compressed form beside it that the browser takes. */
export function publishedFiles(root: string): MiddlewareHandler {
  const send = serveStatic({ root, precompressed: true })
  return async (context, next) => {
    const answer = await send(context, next)
    // Where there is no such file, the next handler has answered.
    if (!(answer instanceof Response)) return
    if (answer.ok) answer.headers.set('cache-control', IMMUTABLE)
    // Also of a file that is sent as it is: a cache must not hand it to somebody who takes another form.
    answer.headers.set('vary', 'accept-encoding')
    return answer
  }
}
