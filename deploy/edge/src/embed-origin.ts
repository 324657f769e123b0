import { type CitySettings, generationFolder, readJson, type Site } from '@parvis/release'
import type { EmbedRelease } from '@parvis/shared-kernel/remote/release'
import { type Context, Hono } from 'hono'
import { compress } from 'hono/compress'
import { etag } from 'hono/etag'
import type { CityApi } from './api-proxy.ts'
import type { Shown } from './channel.ts'
import { type FrameConfig, framePage } from './frame-page.ts'
import type { PageStore } from './page-store.ts'
import { remoteOrigin } from './remote-origin.ts'
import { securityHeaders } from './security-headers.ts'

interface EmbedOptions {
  readonly site: Site
  readonly city: string
  readonly api: CityApi
  readonly pages: PageStore
  readonly shownTo: (context: Context) => Promise<Shown>
}

/**
 * What host pages load from a portal: the stable script, files of every part, and a page to frame where scripts are not
 * allowed. All from the portal's own origin.
 */
export function embedOrigin({ site, city, api, pages, shownTo }: EmbedOptions): Hono {
  const app = new Hono()
  const parts = new Map<string, Hono>()
  app.get('/embed.js', securityHeaders('part'), etag(), async (context, next) => {
    const script = await pages.scriptOf((await shownTo(context)).generation)
    const answer = await script.send(context, next)
    if (!(answer instanceof Response)) return
    answer.headers.set('etag', await script.etag())
    // A promotion reaches host pages at their next load.
    answer.headers.set('cache-control', 'no-cache')
    // Set also on uncompressed files: a cache must not serve one encoding to a client accepting another.
    answer.headers.set('vary', 'accept-encoding')
    return answer
  })
  app.get('/embed/parts/:part/*', async context => {
    const { part } = context.req.param()
    if (!/^[a-z][a-z0-9-]*$/.test(part)) return context.notFound()
    const origin = parts.get(part) ?? remoteOrigin(site, part)
    const file = context.req.path.slice(`/embed/parts/${part}`.length)
    const answer = await origin.fetch(new Request(new URL(file, context.req.url), context.req.raw))
    // Do not cache responses for unknown names.
    if (answer.ok) parts.set(part, origin)
    return answer
  })
  app.get('/embed/frame/:part', compress(), async context => {
    const { generation } = await shownTo(context)
    const folder = generationFolder(city, generation)
    const [settings, release, script, answer] = await Promise.all([
      readJson<CitySettings>(site, `${folder}/city.json`),
      readJson<EmbedRelease>(site, `${folder}/embed.json`),
      site.read(`${folder}/embed.js`),
      api.get('/api/config'),
    ])
    const part = context.req.param('part')
    if (!settings || !release?.parts[part] || !script || !answer.ok) return context.notFound()
    const { html, policy } = framePage({
      attributes: { ...context.req.query(), part },
      look: settings.look,
      script: script.toString(),
      config: (await answer.json()) as FrameConfig,
    })
    return context.html(html, 200, { 'content-security-policy': policy, 'cache-control': 'no-cache' })
  })
  return app
}
