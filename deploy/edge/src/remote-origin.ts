import { partFolder, type Site } from '@parvis/release'
import { Hono } from 'hono'
import { securityHeaders } from './security-headers.ts'
import { NO_SUCH_FILE, publishedFiles } from './static-files.ts'

/**
 * The origin of one remote: immutable versions, readable from any portal. It knows nothing of cities, sessions or
 * other parts.
 */
export function remoteOrigin(site: Site, name: string): Hono {
  const app = new Hono()
  app.use(securityHeaders('part'))
  app.get('*', publishedFiles(site, partFolder(name)))
  app.notFound(context => context.text(NO_SUCH_FILE, 404))
  return app
}
