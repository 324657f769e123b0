import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { BEHIND_PROXY, type BoundServer, bind, hstsOf } from '@parvis/server'
import { freePorts } from '@parvis/server/testing'
import { Hono } from 'hono'
import { type HostingPlan, hostingPlanOf } from '../hosting/hosting-plan.ts'
import { portalOrigin } from '../portal-origin.ts'
import { portalsOrigin } from '../portals-origin.ts'
import { remoteOrigin } from '../remote-origin.ts'
import { makeCertificate } from './certificate.ts'
import { temporarySite } from './temporary-site.ts'

const HSTS = 'max-age=300'
const TIMES = { connectMs: 300, answerMs: 700 }
const PLANS = Array.from({ length: 200 }, (_, id) => ({ id, name: 'Résident' }))

/** Another site, which the city allows to read its responses. */
export const SITE = 'https://site.example'

const cityApp = () =>
  new Hono()
    // A call that was aborted by a front server.
    .onError((_failure, context) => context.body(null, 500))
    .get('/api/plans', context => context.json(PLANS))
    .get('/api/late', () => new Promise<Response>(() => undefined))
    .get('/api/broken', context =>
      context.json({ status: 502, error: 'PaymentProviderUnavailable', message: 'own words' }, 502),
    )
    .get('/api/read-elsewhere', context => context.json({}, 502, { 'access-control-allow-origin': SITE }))
    .all('/api/*', async context =>
      context.json({
        city: context.req.header('x-parvis-city'),
        from: context.req.header('x-forwarded-for'),
        method: context.req.method,
        url: context.req.url.replace(/^https?:\/\/[^/]+/, ''),
        body: await context.req.text(),
      }),
    )

/** A site with its city and edge, and the plan for a front server of the same. */
export async function hostedSite() {
  const { root, site, put, putGeneration, point, remove } = temporarySite()
  for (const file of ['remotes/fines/1.0.0/entry.js', 'shell/1.0.0/main.js']) {
    put(file, 'run()')
    put(`${file}.br`, brotliCompressSync('run()'))
    put(`${file}.gz`, gzipSync('run()'))
  }
  put('shell/1.0.0/mark.svg', '<svg/>')
  put('secret.js', 'secret')
  putGeneration('valmont', 1)
  point('valmont', 'stable', 1, { generation: 1 })
  const options = { headers: hstsOf(HSTS) }
  const servers: BoundServer[] = []
  const served = async (app: Hono, own: object = options) => {
    const server = await bind(0, own)
    server.serve(app)
    servers.push(server)
    return server
  }
  const city = await served(cityApp(), { ...options, ...BEHIND_PROXY })
  const edge = await served(portalsOrigin({ site, api: city.url }), { ...options, ...BEHIND_PROXY })
  const alone = {
    portal: (await served(portalOrigin({ site, city: 'valmont', api: city.url, times: TIMES }))).url,
    part: (await served(remoteOrigin(site, 'fines'))).url,
  }
  const { cert, key } = await makeCertificate()
  writeFileSync(join(root, 'cert.pem'), cert)
  writeFileSync(join(root, 'key.pem'), key)
  const ports = await freePorts(2)
  const [portal, part] = ports.map(port => `https://127.0.0.1:${port}`) as [string, string]
  const planned: HostingPlan = {
    ...(await hostingPlanOf(site, {
      portal: [`valmont=${portal}`],
      parts: [`fines=${part}`],
      city: [city.url],
      edge: [edge.url],
      certificate: join(root, 'cert.pem'),
      key: join(root, 'key.pem'),
      hsts: HSTS,
      listen: '127.0.0.1',
    })),
    times: TIMES,
  }
  return {
    site,
    putGeneration,
    point,
    city,
    edge,
    alone,
    front: { portal, part },
    ports,
    plan: planned,
    stop: async () => {
      await Promise.all(servers.map(server => server.close()))
      remove()
    },
  }
}

export type HostedSite = Awaited<ReturnType<typeof hostedSite>>
