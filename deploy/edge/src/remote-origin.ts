import { join } from 'node:path'
import type { Site } from '@parvis/release'
import { Hono } from 'hono'
import { staticFile } from './static-files.ts'

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
  })
  app.get('*', context => {
    const root = join(site.root, 'remotes', name)
    const found = staticFile(root, context.req.path, context.req.header('accept-encoding') ?? '')
    return found ?? context.text('No such file', 404)
  })
  return app
}
