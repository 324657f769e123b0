import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { HttpBindings } from '@hono/node-server'
import { type ComposedPage, cityFolder, type Site } from '@parvis/release'
import { matchRoute } from '@parvis/shared-kernel/remote/match-route'
import { type Context, Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { cityPage } from './city-page.ts'
import { staticFile } from './static-files.ts'

export interface PortalOptions {
  readonly site: Site
  readonly city: string
  /** Origin of the city's API, without a final slash. */
  readonly api: string
}

const SECURITY_HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  // Where the browser knows it: nothing runs whose bytes the release has not named.
  'integrity-policy': 'blocked-destinations=(script)',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=(), payment=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
}

/** The portal of one city: its pages, its shell, and its API below the same origin. */
export function portalOrigin({ site, city, api }: PortalOptions): Hono {
  const app = new Hono()
  const pages = pageStore(site, city)
  app.all('/api/*', context => {
    const { pathname, search } = new URL(context.req.url)
    return proxy(`${api}${pathname}${search}`, {
      raw: context.req.raw,
      headers: {
        ...context.req.header(),
        'x-parvis-city': city,
        'x-forwarded-for': callerOf(context),
        host: undefined,
      },
    })
  })
  app.get('/shell/*', context => {
    const found = staticFile(site.root, context.req.path, context.req.header('accept-encoding') ?? '')
    return found ?? context.text('No such file', 404)
  })
  app.get('/release.json', context => {
    const release = readFileSync(join(cityFolder(site, city), 'release.json'), 'utf8')
    return context.body(release, 200, { 'content-type': 'application/json', 'cache-control': 'no-cache' })
  })
  app.get('/city-page', async context => {
    const answer = await fetch(`${api}/api/config`, { headers: { 'x-parvis-city': city } })
    const page = answer.ok ? cityPage(await answer.json(), context.req.query('lang') ?? '') : null
    if (!page) return context.text('No such page', 404)
    const headers = {
      ...SECURITY_HEADERS,
      'content-security-policy': page.policy,
      'cache-control': 'no-cache',
    }
    return context.html(page.html, 200, headers)
  })
  app.get('/icon.svg', context =>
    context.body(ICON, 200, { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' }),
  )
  app.get('*', context => {
    const page = pages.answer(context.req.path)
    const headers = {
      ...SECURITY_HEADERS,
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': page.policy,
      'cache-control': 'no-cache',
      vary: 'accept-encoding',
    }
    const takesBrotli = /\bbr\b/.test(context.req.header('accept-encoding') ?? '')
    return takesBrotli
      ? context.body(page.compressed, 200, { ...headers, 'content-encoding': 'br' })
      : context.body(page.html, 200, headers)
  })
  return app
}

/** Whose limits a call counts against; what the caller says of itself is not believed. */
function callerOf(context: Context): string | undefined {
  const { incoming } = (context.env ?? {}) as Partial<HttpBindings>
  return incoming?.socket.remoteAddress
}

interface StoredPage extends ComposedPage {
  readonly compressed: Uint8Array<ArrayBuffer>
}

/** Pages of the generation that stands now: a promotion is live at the next request. */
function pageStore(site: Site, city: string) {
  const file = join(cityFolder(site, city), 'pages.json')
  let readAt = -1
  let pages: StoredPage[] = []
  return {
    answer(path: string): StoredPage {
      const changedAt = statSync(file).mtimeMs
      if (changedAt !== readAt) {
        pages = (JSON.parse(readFileSync(file, 'utf8')) as ComposedPage[]).map(page => ({
          ...page,
          compressed: compressed(page.html),
        }))
        readAt = changedAt
      }
      const found = matchRoute(pages, path)?.route
      if (!found) throw new Error('a release has no page for unknown routes')
      return found
    },
  }
}

function compressed(html: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
}

const ICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1f5f5b"/><path d="M11 24V8h6.2a5.2 5.2 0 0 1 0 10.4H14" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/></svg>'
