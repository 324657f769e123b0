import { readFile } from 'node:fs/promises'
import { generationFolder, type Site } from '@parvis/release'
import { LARGEST_CALL_BYTES } from '@parvis/server'
import { PAGES } from '@parvis/shared-kernel/paths'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { etag, RETAINED_304_HEADERS } from 'hono/etag'
import { type ApiTimes, apiOf, CallCutOff, type CityApi, CityUnreachable } from './api-proxy.ts'
import { NothingPromoted, showing } from './channel.ts'
import { cityPage } from './city-page.ts'
import { readableFailures } from './cross-origin.ts'
import { embedOrigin } from './embed-origin.ts'
import { type EdgeStatus, envelope } from './envelope.ts'
import { pageStore } from './page-store.ts'
import { securityHeaders } from './security-headers.ts'
import { NO_SUCH_FILE, publishedFiles, siteFiles } from './static-files.ts'

export interface PortalOptions {
  readonly site: Site
  readonly city: string
  /** Origin of the city's API, without a final slash. */
  readonly api: string
  readonly times?: ApiTimes
}

/** Sent on 304 too: the policy must apply to a page shown from the browser's cache. */
const PAGE_304_HEADERS = [...RETAINED_304_HEADERS, 'content-security-policy', 'set-cookie']

/**
 * The page names the first. Safari shows no SVG: it asks for the second on its own, and for the third when somebody adds
 * the portal to the home screen of a telephone.
 */
const ICONS = {
  '/icon.svg': 'image/svg+xml',
  '/favicon.ico': 'image/x-icon',
  '/apple-touch-icon.png': 'image/png',
}

/**
 * Paths that crawlers and browsers try on their own: `/robots.txt`, `/ads.txt`, `/.well-known/…`. A page would
 * tell them that such a file exists; password managers even test it before they trust
 * `/.well-known/change-password`.
 */
const ASKED_UNBIDDEN = /^\/(?:\.|[^/]+\.[a-z0-9]+$)/i

/** One city's portal: pages, shell, and its API on the same origin. */
export function portalOrigin(options: PortalOptions): Hono {
  const { site, city } = options
  const api = apiOf(options.api, city, options.times)
  const shownTo = showing(site, city)
  const app = new Hono()
  app.use(securityHeaders('portal'))
  // Compression is safe: no cookie authorises responses, so another site cannot mix its text with a secret.
  app.use('/api/*', readableFailures(), compress())
  app.on(
    ['POST', 'PUT', 'PATCH', 'DELETE'],
    '/api/*',
    bodyLimit({ maxSize: LARGEST_CALL_BYTES, onError: tooLarge }),
  )
  app.all('/api/*', context => api.passOn(context))
  app.get('/shell/*', publishedFiles(site, '.'), context => context.notFound())
  app.get('/generation', async context => {
    const { generation, channel } = await shownTo(context)
    return context.json({ generation, channel }, 200, { 'cache-control': 'no-cache' })
  })
  app.get('/release.json', etag(), async (context, next) => {
    const { generation } = await shownTo(context)
    context.header('cache-control', 'no-cache')
    return siteFiles(site, { path: `${generationFolder(city, generation)}/release.json` })(context, next)
  })
  const pages = pageStore(site, city)
  app.route('/', embedOrigin({ site, city, api, pages, shownTo }))
  app.get('/city-page', context => cityPageAnswer(context, api))
  for (const [path, type] of Object.entries(ICONS))
    app.get(path, async context =>
      context.body(await readFile(new URL(`../icons${path}`, import.meta.url)), 200, {
        'content-type': type,
        'cache-control': 'public, max-age=86400',
      }),
    )
  app.get('/.well-known/change-password', context => context.redirect(PAGES.forgotPassword))
  app.get('*', etag({ retainedHeaders: PAGE_304_HEADERS }), async (context, next) => {
    const page = await pages.pageOf((await shownTo(context)).generation, context.req.path)
    if (page.pattern === '*' && ASKED_UNBIDDEN.test(context.req.path)) return context.notFound()
    context.header('content-security-policy', page.policy)
    if (page.isDeveloped) context.header('integrity-policy', 'blocked-destinations=()')
    context.header('cache-control', 'no-cache')
    context.header('etag', await page.etag())
    const answer = await page.send(context, next)
    if (answer instanceof Response) answer.headers.set('vary', 'accept-encoding, cookie')
    return answer
  })
  app.notFound(context => context.text(NO_SUCH_FILE, 404))
  app.onError(failureAnswer)
  return app
}

/** Closes the connection: whatever follows on it is the rest of the oversized body. */
function tooLarge(context: Context): Response {
  context.header('connection', 'close')
  return envelope(context, 413)
}

async function cityPageAnswer(context: Context, api: CityApi): Promise<Response> {
  const answer = await api.get('/api/config')
  const page = answer.ok ? cityPage(await answer.json(), context.req.query('lang') ?? '') : null
  if (!page) return context.text('No such page', 404)
  return context.html(page.html, 200, {
    'content-security-policy': page.policy,
    'cache-control': 'no-cache',
  })
}

function failureAnswer(error: Error, context: Context): Response {
  const status = statusOf(error)
  if (status === 500) console.error(`${context.req.method} ${context.req.path}:`, error)
  return envelope(context, status)
}

function statusOf(error: Error): EdgeStatus {
  if (error instanceof CallCutOff) return 400
  if (error instanceof CityUnreachable) return error.isLate ? 504 : 502
  return error instanceof NothingPromoted ? 503 : 500
}
