import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Asked, ask, type Heard } from '../testing/ask.ts'
import { type FrontServer, findFront, startFront } from '../testing/front-server.ts'
import { type HostedSite, hostedSite, SITE } from '../testing/hosted-site.ts'
import { caddyConfig } from './caddy.ts'
import { nginxConfig } from './nginx.ts'

const WRITERS = { nginx: nginxConfig, caddy: caddyConfig } as const

/** Headers specific to a connection or server. */
const OF_THE_SERVER =
  /^(date|server|connection|keep-alive|transfer-encoding|content-length|accept-ranges|last-modified|via)$/

/** Irrelevant differences: an ETag on an immutable file, and Vary on an uncacheable response. */
const isIdle = (name: string, kept = '') =>
  (name === 'etag' && kept.includes('immutable')) || (name === 'vary' && kept === 'no-store')

/** Parts of a response that must be equal on every server. */
const comparable = ({ status, headers, text }: Heard) => ({
  status,
  headers: Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !OF_THE_SERVER.test(name) && !isIdle(name, headers['cache-control']))
      .map(([name, value]) => [name, /^(vary|content-type)$/.test(name) ? value.toLowerCase() : value]),
  ),
  text,
})

type Case = readonly [what: string, path: string, asked?: Asked]

const accepting = (encoding: string): Asked => ({ headers: { 'accept-encoding': encoding } })
const LARGE = 'x'.repeat(300_000)

const PORTAL_CASES: readonly Case[] = [
  ['a page', '/'],
  ['a page in brotli', '/souscriptions/abc?x=1', accepting('gzip, br')],
  ['a page in gzip', '/', accepting('gzip')],
  ['the head of a page', '/', { method: 'HEAD' }],
  ['a page of an unknown path', '//%0a/evil.example'],
  ['which generation is shown', '/generation'],
  ['the release', '/release.json'],
  ['the icon', '/icon.svg'],
  ['the icon of Safari', '/favicon.ico'],
  ['no page of the city', '/city-page'],
  ['the script for pages of others', '/embed.js'],
  ['the same in brotli', '/embed.js', accepting('gzip, br')],
  ['a file of a part for pages of others', '/embed/parts/fines/1.0.0/entry.js'],
  ['a file of the shell for pages of others', '/embed/parts/shell/1.0.0/main.js', accepting('gzip, br')],
  ['no such file', '/embed/parts/fines/1.0.0/other.js'],
  ['no part to be framed', '/embed/frame/unknown'],
  ['a file of the shell', '/shell/1.0.0/main.js'],
  ['a file of the shell in brotli', '/shell/1.0.0/main.js', accepting('gzip, br')],
  ['a file of the shell in gzip', '/shell/1.0.0/main.js', accepting('gzip')],
  ['a picture of the shell', '/shell/1.0.0/mark.svg'],
  ['no file of the shell', '/shell/1.0.0/other.js'],
  ['a folder of the shell', '/shell/1.0.0'],
  ['what is sent to a file', '/shell/1.0.0/main.js', { method: 'POST', body: 'x' }],
  ['a call', '/api/things?q=1%20', { headers: { 'x-parvis-city': 'other', 'x-forwarded-for': '1.2.3.4' } }],
  ['a call that writes', '/api/things', { method: 'POST', body: '{"a":1}' }],
  ['a call that is too large', '/api/things', { method: 'POST', body: LARGE }],
  ['a failure of the city in its own words', '/api/broken'],
  ['a call that the city leaves without an answer', '/api/late'],
  ['the same in English', '/api/late', { headers: { 'accept-language': 'en-GB,en;q=0.8' } }],
]

const PART_CASES: readonly Case[] = [
  ['a file', '/1.0.0/entry.js'],
  ['a file in brotli', '/1.0.0/entry.js', accepting('br')],
  ['a file in gzip', '/1.0.0/entry.js', accepting('gzip')],
  ['no file', '/1.0.0/other.js'],
  ['a folder', '/1.0.0'],
]

describe.each(['nginx', 'caddy'] as const)('%s in front, as it is told to', program => {
  const isThere = findFront(program) !== null
  // Skipped, with a warning below, where the program is not installed: a machine needs only Node and npm.
  const tried = it.skipIf(!isThere)
  let hosted: HostedSite
  let server: FrontServer

  beforeAll(async () => {
    if (!isThere) return console.warn(`${program} is not installed: its configuration is not tried`)
    hosted = await hostedSite()
    const text = WRITERS[program](hosted.plan)
    server = await startFront(program, join(hosted.site.address, program), text, hosted.ports)
  })
  afterAll(async () => {
    await server?.stop()
    await hosted?.stop()
  })

  // nginx only: Debian surrounds its configuration, whereas our Caddyfile stands alone.
  it.skipIf(!isThere || program === 'caddy')('stands beside what Debian sets without a warning', () => {
    expect(server.said.filter(line => line.includes('[warn]'))).toEqual([])
  })

  for (const [what, path, asked] of PORTAL_CASES)
    tried(`answers as the edge of a portal does: ${what}`, async () => {
      const [alone, inFront] = await Promise.all([
        ask(hosted.alone.portal, path, asked),
        ask(hosted.front.portal, path, asked),
      ])
      expect(comparable(inFront)).toEqual(comparable(alone))
    })

  for (const [what, path, asked] of PART_CASES)
    tried(`answers as the edge of a part does: ${what}`, async () => {
      const [alone, inFront] = await Promise.all([
        ask(hosted.alone.part, path, asked),
        ask(hosted.front.part, path, asked),
      ])
      expect(comparable(inFront)).toEqual(comparable(alone))
    })

  tried('hands out nothing else of the site, and says every header of what is no request', async () => {
    for (const path of ['/../secret.js', '/%2e%2e/%2e%2e/secret.js', '/1.0.0/..%2f..%2f..%2fsecret.js']) {
      const { status, headers, text } = await ask(hosted.front.part, path)
      expect([400, 404]).toContain(status)
      expect(text).not.toContain('secret')
      expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' })
      expect((await ask(hosted.front.portal, `/shell${path}`)).text).not.toBe('secret')
    }
  })

  tried('keeps of who asked neither a number, nor a plate, nor what a mailed link opens', async () => {
    const asked = [
      '/api/fps/21740123?plate=AB123CD',
      '/souscriptions/recover/the-secret',
      '/?token=the-secret',
    ]
    for (const path of asked) await ask(hosted.front.portal, path)
    await ask(hosted.front.part, '/1.0.0/entry.js?what-opens')
    const log = join(hosted.site.address, program, 'access.log')
    // Caddy logs no requests unless configured to.
    const kept = existsSync(log) ? readFileSync(log, 'utf8') : ''
    expect(kept).not.toMatch(/21740123|AB123CD|what-opens/)
    const words = ['"GET /api/fps" ', '"GET /souscriptions" ', '"GET /" ', '"GET /1.0.0" ']
    expect(words.filter(word => kept.includes(word))).toEqual(program === 'nginx' ? words : [])
  })

  tried('compresses what the city answers', async () => {
    const [alone, inFront] = await Promise.all([
      ask(hosted.alone.portal, '/api/plans', accepting('gzip')),
      ask(hosted.front.portal, '/api/plans', accepting('gzip')),
    ])
    expect(comparable(inFront)).toEqual(comparable(alone))
    expect(inFront.headers['content-encoding']).toBe('gzip')
  })

  tried('lets pages of others read its own failures, and leaves the city’s to the city', async () => {
    const readers = async (path: string, asked: Asked = {}) => {
      const { status, headers, text } = await ask(hosted.front.portal, path, {
        ...asked,
        headers: { origin: SITE },
      })
      return [status, headers['access-control-allow-origin'], JSON.parse(text).status]
    }
    expect(await readers('/api/late')).toEqual([504, '*', 504])
    expect(await readers('/api/things', { method: 'POST', body: LARGE })).toEqual([413, '*', 413])
    expect(await readers('/api/read-elsewhere')).toEqual([502, SITE, undefined])
    expect(await readers('/api/broken')).toEqual([502, undefined, 502])
  })

  tried('shows what was promoted at the next request', async () => {
    hosted.putGeneration('valmont', 2, 'the next')
    expect((await ask(hosted.front.portal, '/')).text).toBe('page of /')
    hosted.point('valmont', 'stable', 2, { generation: 2 })
    const started = performance.now()
    const page = await ask(hosted.front.portal, '/')
    expect([page.text, page.headers['content-security-policy']]).toEqual([
      'the next of /',
      "default-src 'none'; generation 2",
    ])
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  tried('gives a visitor a side of a trial, once', async () => {
    hosted.putGeneration('valmont', 3, 'the trial')
    hosted.point('valmont', 'canary', 1, { generation: 3, percent: 50 })
    const first = await ask(hosted.front.portal, '/generation')
    const seed = /parvis-channel-seed=\d+/.exec(first.headers['set-cookie'] ?? '')?.[0] ?? ''
    for (let time = 0; time < 5; time += 1)
      expect((await ask(hosted.front.portal, '/generation', { headers: { cookie: seed } })).text).toBe(
        first.text,
      )
  })

  tried('says in the form of the API that the city does not run, and goes on showing pages', async () => {
    await hosted.city.close()
    for (const language of ['fr', 'en', 'fr-FR,fr;q=0.9,en;q=0.8', 'de,en;q=0.5', '']) {
      const asked = { headers: { 'accept-language': language } }
      const [alone, inFront] = await Promise.all([
        ask(hosted.alone.portal, '/api/config', asked),
        ask(hosted.front.portal, '/api/config', asked),
      ])
      expect(inFront.status).toBe(502)
      expect(comparable(inFront)).toEqual(comparable(alone))
    }
    const { headers } = await ask(hosted.front.portal, '/api/config', { headers: { origin: SITE } })
    expect(headers['access-control-allow-origin']).toBe('*')
    expect((await ask(hosted.front.portal, '/')).status).toBe(200)
  })

  tried('says so of the edge in a line of text, with every header', async () => {
    await hosted.edge.close()
    const { status, headers, text } = await ask(hosted.front.portal, '/', {
      headers: { 'accept-language': 'en' },
    })
    expect([status, text]).toEqual([
      502,
      'One of the city’s services does not answer properly. Try again in a few minutes.',
    ])
    const closed = await ask(hosted.alone.portal, '/shell/1.0.0/other.js')
    expect(comparable({ status, headers, text }).headers).toEqual({
      ...comparable(closed).headers,
      'cache-control': 'no-store',
    })
  })
})
