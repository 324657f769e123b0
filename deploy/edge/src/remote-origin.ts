import { join } from 'node:path'
import type { Site } from '@parvis/release'
import { Hono } from 'hono'
import { publishedFiles } from './static-files.ts'

/**
 * The origin of one remote: immutable versions, readable from any portal. It knows nothing of cities, sessions or
 * other parts.
 */
export function remoteOrigin(site: Site, name: string): Hono {
  const app = new Hono()
  app.use(async (context, next) => {
    await next()
    context.header('access-control-allow-origin', '*')
    context.header('cross-origin-resource-policy', 'cross-origin')
    context.header('timing-allow-origin', '*')
    context.header('x-content-type-options', 'nosniff')
  })
  app.get('*', publishedFiles(join(site.root, 'remotes', name)))
  app.notFound(context => context.text('No such file', 404))
  return app
}
