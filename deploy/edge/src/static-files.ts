import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { IMMUTABLE, type Site } from '@parvis/release'
import type { MiddlewareHandler } from 'hono'
import { serveStatic as serveContent } from 'hono/serve-static'
import { rememberedFiles } from './remembered-files.ts'

export const NO_SUCH_FILE = 'No such file'

/** Sends a file of a site, or those in a folder, in the precompressed encoding the browser accepts. */
export function siteFiles(
  site: Site,
  which: { readonly path: string } | { readonly root: string },
): MiddlewareHandler {
  const { folder } = site
  if (folder === null)
    return serveContent({ ...which, precompressed: true, getContent: rememberedFiles(site) })
  const place = 'path' in which ? { path: join(folder, which.path) } : { root: join(folder, which.root) }
  return serveStatic({ ...place, precompressed: true })
}

/** Published versions below `root`. */
export function publishedFiles(site: Site, root: string): MiddlewareHandler {
  const send = siteFiles(site, { root })
  return async (context, next) => {
    const answer = await send(context, next)
    // Where there is no such file, the next handler has answered.
    if (!(answer instanceof Response)) return
    if (answer.ok) answer.headers.set('cache-control', IMMUTABLE)
    // Set also on uncompressed files: a cache must not serve one encoding to a client accepting another.
    answer.headers.set('vary', 'accept-encoding')
    return answer
  }
}
