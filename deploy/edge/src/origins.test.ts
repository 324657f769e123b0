import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen, PortTaken } from './listen.ts'
import { portalOrigin } from './portal-origin.ts'
import { remoteOrigin } from './remote-origin.ts'

const root = mkdtempSync(join(tmpdir(), 'parvis-edge-'))
const site = { root }
let api: Awaited<ReturnType<typeof listen>>
let portal: Hono

function put(path: string, content: string | Uint8Array): void {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), content)
}

beforeAll(async () => {
  put('remotes/fines/1.0.0/entry.js', 'entry()')
  put('remotes/fines/1.0.0/entry.js.br', brotliCompressSync('entry()'))
  put('secret.js', 'secret')
  put('shell/1/main.js', 'main()')
  const pages = ['/', '/souscriptions/:id', '/souscriptions/create/:offerId', '*'].map(pattern => ({
    pattern,
    html: `page of ${pattern}`,
    policy: "default-src 'none'",
  }))
  put('cities/valmont/pages.json', JSON.stringify(pages))
  put('cities/valmont/release.json', '{"generation":1}')
  const config = {
    customPageConfiguration: { headerTitle: 'Marché', content: '<p>Samedi</p>', script: 'a()' },
  }
  const city = new Hono()
    .get('/api/config', context => context.json(config))
    .all('/api/*', context =>
      context.json({
        city: context.req.header('x-parvis-city'),
        method: context.req.method,
        query: context.req.query('q') ?? null,
      }),
    )
  api = await listen(city, 0)
  portal = portalOrigin({ site, city: 'valmont', api: api.url })
})

afterAll(async () => {
  await api.stop()
  rmSync(root, { recursive: true, force: true })
})

describe('the origin of a remote', () => {
  const origin = remoteOrigin(site, 'fines')

  it('serves a version to any portal, for a year', async () => {
    const answer = await origin.request('/1.0.0/entry.js')
    expect(await answer.text()).toBe('entry()')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
  })

  it('serves it compressed to a browser that takes brotli', async () => {
    const answer = await origin.request('/1.0.0/entry.js', { headers: { 'accept-encoding': 'gzip, br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(brotliDecompressSync(new Uint8Array(await answer.arrayBuffer())).toString()).toBe('entry()')
  })

  it.each(['/1.0.0/other.js', '/../secret.js', '/%2e%2e/%2e%2e/secret.js', '/1.0.0'])(
    'answers 404 for %s',
    async path => {
      expect((await origin.request(path)).status).toBe(404)
    },
  )
})

describe('the origin of a portal', () => {
  it.each([
    ['/', '/'],
    ['/souscriptions/abc', '/souscriptions/:id'],
    ['/souscriptions/abc?idop=1', '/souscriptions/:id'],
    ['/souscriptions/create/o-1', '/souscriptions/create/:offerId'],
    ['/nulle/part', '*'],
  ])('answers %s with the page of %s', async (path, pattern) => {
    const answer = await portal.request(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(`page of ${pattern}`)
  })

  it('sends each page with its policy and never to be cached', async () => {
    const { headers } = await portal.request('/')
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'",
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'integrity-policy': 'blocked-destinations=(script)',
    })
  })

  it('shows a promotion at the next request', async () => {
    put(
      'cities/valmont/pages.json',
      JSON.stringify([{ pattern: '*', html: 'the next generation', policy: '' }]),
    )
    expect(await (await portal.request('/')).text()).toBe('the next generation')
  })

  it('passes API calls on, in the name of its city, whatever the caller says', async () => {
    const answer = await portal.request('/api/things?q=1', {
      method: 'POST',
      headers: { 'x-parvis-city': 'other' },
    })
    expect(await answer.json()).toEqual({ city: 'valmont', method: 'POST', query: '1' })
  })

  it('serves the city’s page with a script as a document without an origin', async () => {
    const answer = await portal.request('/city-page?lang=fr')
    expect(await answer.text()).toContain('<p>Samedi</p>')
    expect(answer.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-scripts; default-src 'none'/,
    )
    expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  })

  it('serves the shell and nothing else of the site', async () => {
    expect(await (await portal.request('/shell/1/main.js')).text()).toBe('main()')
    expect((await portal.request('/shell/../secret.js')).headers.get('content-type')).toContain('text/html')
    expect((await portal.request('/shell/%2e%2e%2fsecret.js')).status).toBe(404)
  })
})

describe('listening', () => {
  it('says plainly that a port is taken', async () => {
    await expect(listen(new Hono(), api.port)).rejects.toBeInstanceOf(PortTaken)
  })
})
