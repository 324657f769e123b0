import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { type BoundServer, reserve } from '@parvis/server'
import { PAGES } from '@parvis/shared-kernel/paths'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portalOrigin } from './portal-origin.ts'
import { remoteOrigin } from './remote-origin.ts'
import { temporarySite } from './testing/temporary-site.ts'

const { site, put, putGeneration, point, remove } = temporarySite()
const PLANS = Array.from({ length: 200 }, (_, id) => ({ id, name: 'Résident' }))
let api: BoundServer
let portal: Hono

beforeAll(async () => {
  put('remotes/fines/1.0.0/entry.js', 'entry()')
  put('remotes/fines/1.0.0/entry.js.br', brotliCompressSync('entry()'))
  put('remotes/fines/1.0.0/entry.js.gz', gzipSync('entry()'))
  put('secret.js', 'secret')
  put('shell/1/main.js', 'main()')
  putGeneration('valmont', 1)
  point('valmont', 'stable', 1, { generation: 1 })
  const config = {
    customPageConfiguration: { headerTitle: 'Marché', content: '<p>Samedi</p>', script: 'a()' },
  }
  const city = new Hono()
    .get('/api/config', context => context.json(config))
    .get('/api/plans', context => context.json(PLANS))
    .all('/api/*', context =>
      context.json({
        city: context.req.header('x-parvis-city'),
        method: context.req.method,
        query: context.req.query('q') ?? null,
      }),
    )
  api = await reserve(0)
  api.serve(city)
  portal = portalOrigin({ site, city: 'valmont', api: api.url })
})

afterAll(async () => {
  await api.close()
  remove()
})

describe('the origin of a remote', () => {
  const origin = remoteOrigin(site, 'fines')

  it('serves a version to any portal, for a year', async () => {
    const answer = await origin.request('/1.0.0/entry.js')
    expect(await answer.text()).toBe('entry()')
    expect(answer.headers.get('cache-control')).toContain('immutable')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('vary')).toBe('accept-encoding')
  })

  it.each([
    ['gzip, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)('serves it compressed to a browser that takes %s', async (accepted, encoding, decompress) => {
    const answer = await origin.request('/1.0.0/entry.js', { headers: { 'accept-encoding': accepted } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(decompress(new Uint8Array(await answer.arrayBuffer())).toString()).toBe('entry()')
    expect(answer.headers.get('vary')).toBe('accept-encoding')
  })

  it.each(['/1.0.0/other.js', '/../secret.js', '/%2e%2e/%2e%2e/secret.js', '/1.0.0'])(
    'answers 404 for %s, not to be kept',
    async path => {
      const answer = await origin.request(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('cache-control')).toBeNull()
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
    ['//%0a/evil.example/payments', '*'],
  ])('answers %s with the page of %s', async (path, pattern) => {
    const answer = await portal.request(path)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe(`page of ${pattern}`)
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  })

  it.each([
    '/robots.txt',
    '/ads.txt',
    '/index.php',
    '/.env',
    '/.well-known/security.txt',
    '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200',
  ])('has no page for %s, which programs ask for on their own', async path => {
    const answer = await portal.request(path)
    expect([answer.status, await answer.text()]).toEqual([404, 'No such file'])
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('etag')).toBeNull()
  })

  it.each([
    ['/icon.svg', 'image/svg+xml', '<svg '],
    ['/favicon.ico', 'image/x-icon', '\0\0\u0001\0'],
    ['/apple-touch-icon.png', 'image/png', '\u0089PNG'],
  ])('has the icon that browsers ask for as %s', async (path, type, beginning) => {
    const answer = await portal.request(path)
    const text = Buffer.from(await answer.arrayBuffer()).toString('latin1')
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type])
    expect(text.startsWith(beginning)).toBe(true)
  })

  it.each(['/recover/a.b.c', '/souscriptions/verify/camille@example.org'])(
    'still has a page for %s, whose dots are not of a file',
    async path => {
      expect((await portal.request(path)).status).toBe(200)
    },
  )

  it('leads password managers to where a password is changed', async () => {
    const answer = await portal.request('/.well-known/change-password')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, PAGES.forgotPassword])
  })

  it('sends each page with its policy, to be asked for again each time, and without a cookie', async () => {
    const { headers } = await portal.request('/')
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; generation 1",
      'cache-control': 'no-cache',
      vary: 'accept-encoding, cookie',
    })
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('lets scripts without a hash in only where the city names a development server', async () => {
    const strict = await portal.request('/')
    expect(strict.headers.get('integrity-policy')).toBe('blocked-destinations=(script)')
    const own = temporarySite()
    own.putGeneration('valmont', 1, 'page', ['http://127.0.0.1:4400'])
    own.point('valmont', 'stable', 1, { generation: 1 })
    const open = await portalOrigin({ site: own.site, city: 'valmont', api: api.url }).request('/')
    expect(open.headers.get('integrity-policy')).toBe('blocked-destinations=()')
    own.remove()
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('sends pages as they were compressed when they were made: %s', async (encoding, decompress) => {
    const answer = await portal.request('/', { headers: { 'accept-encoding': encoding } })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(decompress(new Uint8Array(await answer.arrayBuffer())).toString()).toBe('page of /')
  })

  it('sends no page twice to a browser that has it, in whatever form', async () => {
    const first = await portal.request('/', { headers: { 'accept-encoding': 'br' } })
    const tag = first.headers.get('etag') ?? ''
    expect(tag).toMatch(/^W\/"[\w-]{22}"$/)
    const again = await portal.request('/', { headers: { 'if-none-match': tag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(Object.fromEntries(again.headers)).toMatchObject({
      etag: tag,
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; generation 1",
      'x-content-type-options': 'nosniff',
    })
    const other = await portal.request('/souscriptions/abc', { headers: { 'if-none-match': tag } })
    expect(other.status).toBe(200)
  })

  it.each(['/', '/release.json', '/generation', '/shell/1/main.js'])(
    'tells of %s without sending it',
    async path => {
      const [head, get] = [await portal.request(path, { method: 'HEAD' }), await portal.request(path)]
      expect([head.status, await head.text()]).toEqual([200, ''])
      expect(head.headers.get('content-type')).toBe(get.headers.get('content-type'))
      expect(head.headers.get('cache-control')).toBe(get.headers.get('cache-control'))
    },
  )

  it('tells which generation it shows, and gives its release', async () => {
    const answer = await portal.request('/generation')
    expect(await answer.json()).toEqual({ generation: 1, channel: 'stable' })
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    const release = await portal.request('/release.json')
    expect(await release.json()).toMatchObject({ text: '{"generation":1}' })
    expect(release.headers.get('cache-control')).toBe('no-cache')
    const tag = release.headers.get('etag') ?? ''
    const again = await portal.request('/release.json', { headers: { 'if-none-match': tag } })
    expect(again.status).toBe(304)
  })

  it('passes API calls on, in the name of its city, whatever the caller says', async () => {
    const answer = await portal.request('/api/things?q=1', {
      method: 'POST',
      headers: { 'x-parvis-city': 'other' },
    })
    expect(await answer.json()).toEqual({ city: 'valmont', method: 'POST', query: '1' })
  })

  it('compresses what the city answers, for a browser that takes it', async () => {
    const asked = (accepted: string) =>
      portal.request('/api/plans', { headers: { 'accept-encoding': accepted } })
    const [plain, compressed] = await Promise.all([asked('identity'), asked('gzip, br')])
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(compressed.headers.get('content-encoding')).toBe('gzip')
    const bytes = new Uint8Array(await compressed.arrayBuffer())
    expect(bytes.length).toBeLessThan(1_000)
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(PLANS)
    expect(await plain.json()).toEqual(PLANS)
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
    const main = await portal.request('/shell/1/main.js')
    expect(await main.text()).toBe('main()')
    expect(main.headers.get('cache-control')).toContain('immutable')
    expect((await portal.request('/shell/../secret.js')).status).toBe(404)
    expect((await portal.request('/shell/%2e%2e%2fsecret.js')).status).toBe(404)
  })

  it.each([
    ['/', 200],
    ['/shell/1/main.js', 200],
    ['/shell/1/other.js', 404],
    ['/shell/%2e%2e%2fsecret.js', 404],
    ['/api/things', 200],
    ['/generation', 200],
    ['/icon.svg', 200],
  ])('protects every answer: %s', async (path, status) => {
    const answer = await portal.request(path)
    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'integrity-policy': 'blocked-destinations=(script)',
    })
  })
})
