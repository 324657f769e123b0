import { createHash } from 'node:crypto'
import type { BoundServer } from '@parvis/server'
import { reserve } from '@parvis/server'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { portalOrigin } from './portal-origin.ts'
import { temporarySite } from './testing/temporary-site.ts'

const { site, put, putGeneration, point, remove } = temporarySite()
const LOOK = {
  name: 'Valmont',
  theme: { primaryColour: '#14566b', radius: 8 },
  evidenceOrigin: 'https://documents.example',
  paymentOrigin: 'https://pay.example',
}
const SCRIPT = 'const parvisRelease = {"parts":{"fines":{}}}\ndefine()'
let api: BoundServer
let portal: Hono
let config: object = {}

beforeAll(async () => {
  putGeneration('valmont', 1)
  const folder = 'cities/valmont/generations/1'
  put(`${folder}/city.json`, JSON.stringify({ look: LOOK, development: [] }))
  put(`${folder}/embed.json`, JSON.stringify({ parts: { fines: {} } }))
  put(`${folder}/embed.js`, SCRIPT)
  put('remotes/fines/1.0.0/embed/entry.js', 'entry()')
  put('shell/1.0.0/embed.1.js', 'define()')
  put('secret.js', 'secret')
  point('valmont', 'stable', 1, { generation: 1 })
  putGeneration('port-sable', 1)
  point('port-sable', 'stable', 1, { generation: 1 })
  const city = new Hono().get('/api/config', context => context.json(config))
  api = await reserve(0)
  api.serve(city)
  portal = portalOrigin({ site, city: 'valmont', api: api.url })
})

afterAll(async () => {
  await api.close()
  remove()
})

describe('what pages of others load', () => {
  it.each([
    ['/embed.js', SCRIPT, /^text\/javascript/, 'no-cache'],
    ['/embed/parts/fines/1.0.0/embed/entry.js', 'entry()', /^text\/javascript/, /immutable/],
    ['/embed/parts/shell/1.0.0/embed.1.js', 'define()', /^text\/javascript/, /immutable/],
  ])('%s may be read from any origin', async (path, content, type, cached) => {
    const answer = await portal.request(path)
    expect(await answer.text()).toContain(content)
    expect(answer.headers.get('content-type')).toMatch(type)
    expect(answer.headers.get('cache-control')).toMatch(cached)
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  })

  it('the script is asked for again at each visit, and sent only when it is another one', async () => {
    const tag = (await portal.request('/embed.js')).headers.get('etag') ?? ''
    const again = await portal.request('/embed.js', { headers: { 'if-none-match': tag } })
    expect([again.status, again.headers.get('access-control-allow-origin')]).toEqual([304, '*'])
    const other = portalOrigin({ site, city: 'port-sable', api: api.url })
    const changed = await other.request('/embed.js', { headers: { 'if-none-match': tag } })
    expect([changed.status, await changed.text()]).toEqual([200, 'define()'])
  })

  it.each([
    '/embed/parts/fines/../../secret.js',
    '/embed/parts/fines/%2e%2e/%2e%2e/secret.js',
    '/embed/parts/..%2f..%2f/secret.js',
    '/embed/parts/Fines/1.0.0/embed/entry.js',
    '/embed/parts/fines/2.0.0/embed/entry.js',
  ])('%s is no file', async path => {
    const answer = await portal.request(path)
    expect(await answer.text()).not.toContain('secret')
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable')
  })
})

describe('a part in a frame', () => {
  const framed = async (path: string, allowed: readonly string[] | null = ['https://www.ville.example']) => {
    config = allowed === null ? {} : { embedOrigins: allowed.map(origin => ({ origin, signIn: false })) }
    const answer = await portal.request(path)
    return {
      status: answer.status,
      html: await answer.text(),
      policy: answer.headers.get('content-security-policy'),
    }
  }

  it('stands alone in its page, by the very bytes of this release', async () => {
    const { html, policy } = await framed('/embed/frame/fines?lang=en&theme=dark&path=/fps')
    expect(html).toContain(`<script type="module">${SCRIPT}</script>`)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'`)
    expect(html).toContain('<parvis-fines routing="hash" lang="en" theme="dark" path="/fps"></parvis-fines>')
    expect(policy).not.toMatch(/unsafe/)
    expect(policy).toContain("connect-src 'self' https://documents.example")
  })

  it('says what it needs where no script runs', async () => {
    const { html } = await framed('/embed/frame/fines')
    expect(html).toMatch(
      /<noscript><p[^>]*>Ce portail a besoin de JavaScript\. This portal needs JavaScript\./,
    )
  })

  it.each([
    [
      ['https://www.ville.example', 'https://autre.example'],
      'https://www.ville.example https://autre.example',
    ],
    [[], "'none'"],
    [null, "'none'"],
  ])('may be framed where the city allows %j alone', async (allowed, ancestors) => {
    const { policy } = await framed('/embed/frame/fines', allowed)
    expect(policy).toContain(`frame-ancestors ${ancestors};`)
  })

  it('holds what the address says for words', async () => {
    const { html } = await framed('/embed/frame/fines?path="><script>evil()</script>')
    expect(html.match(/<script/g)).toHaveLength(1)
  })

  it.each(['/embed/frame/unknown', '/embed/frame/..%2f'])('is not found at %s', async path => {
    expect((await framed(path)).status).toBe(404)
  })
})
