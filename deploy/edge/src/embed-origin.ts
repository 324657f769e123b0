import { type CitySettings, generationFolder, readJson, type Site } from '@parvis/release'
import type { EmbedRelease } from '@parvis/shared-kernel/remote/release'
import { type Context, Hono } from 'hono'
import type { CityApi } from './api-proxy.ts'
import type { Shown } from './channel.ts'
import { type FrameConfig, framePage } from './frame-page.ts'
import { remoteOrigin } from './remote-origin.ts'
import { securityHeaders } from './security-headers.ts'
import { siteFiles } from './static-files.ts'

interface EmbedOptions {
  readonly site: Site
  readonly city: string
  readonly api: CityApi
  readonly shownTo: (context: Context) => Promise<Shown>
}

/** A page that names the script asks for it again after that long: a new release is in other pages by then. */
const SCRIPT_SECONDS = 300

/**
 * What pages of others load of a portal: the stable script, what it reads first, files of every part, and a page to be
 * framed where no script is allowed. All of it from the portal's own origin.
 */
export function embedOrigin({ site, city, api, shownTo }: EmbedOptions): Hono {
  const app = new Hono()
  const parts = new Map<string, Hono>()
  const ofGeneration =
    (file: string, cached: string) => async (context: Context, next: () => Promise<void>) => {
      const { generation } = await shownTo(context)
      const send = siteFiles(site, { path: `${generationFolder(city, generation)}/${file}` })
      const answer = await send(context, next)
      if (!(answer instanceof Response)) return
      answer.headers.set('cache-control', cached)
      // Also of a file that is sent as it is: a cache must not hand it to somebody who takes another form.
      answer.headers.set('vary', 'accept-encoding')
      return answer
    }
  app.use('/embed.js', securityHeaders('part'))
  app.use('/embed.json', securityHeaders('part'))
  app.get('/embed.js', ofGeneration('embed.js', `public, max-age=${SCRIPT_SECONDS}`))
  app.get('/embed.json', ofGeneration('embed.json', 'no-cache'))
  app.get('/embed/parts/:part/*', async context => {
    const { part } = context.req.param()
    if (!/^[a-z][a-z0-9-]*$/.test(part)) return context.notFound()
    const origin = parts.get(part) ?? remoteOrigin(site, part)
    const file = context.req.path.slice(`/embed/parts/${part}`.length)
    const answer = await origin.fetch(new Request(new URL(file, context.req.url), context.req.raw))
    // Names that anybody makes up are not kept.
    if (answer.ok) parts.set(part, origin)
    return answer
  })
  app.get('/embed/frame/:part', async context => {
    const { generation } = await shownTo(context)
    const folder = generationFolder(city, generation)
    const [settings, release, answer] = await Promise.all([
      readJson<CitySettings>(site, `${folder}/city.json`),
      readJson<EmbedRelease>(site, `${folder}/embed.json`),
      api.get('/api/config'),
    ])
    const part = context.req.param('part')
    if (!settings || !release?.parts[part] || !answer.ok) return context.notFound()
    const { html, policy } = framePage({
      wishes: { ...context.req.query(), part },
      look: settings.look,
      loader: release.host.loader,
      config: (await answer.json()) as FrameConfig,
    })
    return context.html(html, 200, { 'content-security-policy': policy, 'cache-control': 'no-cache' })
  })
  return app
}
