import { citiesOf, type Site } from '@parvis/release'
import { Hono } from 'hono'
import { freshly } from './freshly.ts'
import { portalOrigin } from './portal-origin.ts'
import { NO_SUCH_FILE } from './static-files.ts'

export interface PortalsOptions {
  readonly site: Site
  /** Origin of the city's API, for the edge's own requests. */
  readonly api: string
}

/**
 * Pages of every city of a site, for a front server that names each request's city as it does to the API. Does not
 * proxy API calls: the city would take the front server for the caller.
 */
export function portalsOrigin({ site, api }: PortalsOptions): Hono {
  const portals = new Map<string, Hono>()
  const cities = freshly(() => citiesOf(site), site.freshMs)
  const portalOf = async (city: string) => {
    const known = portals.get(city)
    if (known || !(await cities()).includes(city)) return portals.get(city)
    const portal = portalOrigin({ site, city, api })
    portals.set(city, portal)
    return portal
  }
  const app = new Hono()
  app.all('/api/*', context => context.text(NO_SUCH_FILE, 404))
  app.all('*', async context => {
    const portal = await portalOf(context.req.header('x-parvis-city') ?? '')
    return portal ? portal.fetch(context.req.raw, context.env) : context.text(NO_SUCH_FILE, 404)
  })
  return app
}
