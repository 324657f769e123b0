import { utimesSync } from 'node:fs'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { afterAll, describe, expect, it } from 'vitest'
import { portalOrigin } from './portal-origin.ts'
import { temporarySite } from './testing/temporary-site.ts'

const { root, site, putGeneration, point, remove } = temporarySite()
afterAll(remove)

describe('a generation', () => {
  const ask = (origin: Hono, seed?: string) =>
    origin.request(
      '/generation',
      seed === undefined ? {} : { headers: { cookie: `parvis-channel-seed=${seed}` } },
    )
  const shown = async (origin: Hono, seed?: string) => (await ask(origin, seed)).json()

  it('is shown at the next request', async () => {
    const origin = portalOrigin({ site, city: 'moved', api: 'http://127.0.0.1:9' })
    expect((await origin.request('/')).status).toBe(503)
    putGeneration('moved', 1)
    point('moved', 'stable', 1, { generation: 1 })
    const before = await origin.request('/')
    putGeneration('moved', 12, 'the next')
    point('moved', 'stable', 10, { generation: 12 })
    const tag = before.headers.get('etag') ?? ''
    const after = await origin.request('/', { headers: { 'if-none-match': tag } })
    expect([after.status, await after.text()]).toEqual([200, 'the next of /'])
    expect(after.headers.get('content-security-policy')).toContain('generation 12')
  })

  it('is not mistaken for one of the same number and the same age, of a site that was made anew', async () => {
    const tags = ['old', 'new'].map(async word => {
      putGeneration(word, 1, word)
      utimesSync(join(root, 'cities', word, 'generations/1/pages/0.html'), 0, 0)
      point(word, 'stable', 1, { generation: 1 })
      const answer = await portalOrigin({ site, city: word, api: 'http://127.0.0.1:9' }).request('/')
      return answer.headers.get('etag')
    })
    const [one, other] = await Promise.all(tags)
    expect(one).not.toBe(other)
  })

  it('is tried by a share of the visitors, each always on the same side', async () => {
    for (const generation of [1, 2]) putGeneration('trial', generation, `generation ${generation}`)
    point('trial', 'stable', 1, { generation: 1 })
    point('trial', 'canary', 1, { generation: 2, percent: 20 })
    const origin = portalOrigin({ site, city: 'trial', api: 'http://127.0.0.1:9' })
    const stable = { generation: 1, channel: 'stable' }
    const canary = { generation: 2, channel: 'canary' }
    expect(await Promise.all(['0', '19', '20', '99'].map(seed => shown(origin, seed)))).toEqual([
      canary,
      canary,
      stable,
      stable,
    ])
    const cookie = { cookie: 'parvis-channel-seed=0' }
    expect(await (await origin.request('/', { headers: cookie })).text()).toBe('generation 2 of /')
    const release = (await (await origin.request('/release.json', { headers: cookie })).json()) as object
    expect(release).toMatchObject({ text: '{"generation":2}' })
    expect((await ask(origin, '0')).headers.get('set-cookie')).toBeNull()
  })

  it.each([undefined, 'abc', '100', '-1'])(
    'gives a visitor a side while one is tried, once: cookie %s',
    async seed => {
      const origin = portalOrigin({ site, city: 'trial', api: 'http://127.0.0.1:9' })
      const answer = await ask(origin, seed)
      const cookie = answer.headers.get('set-cookie') ?? ''
      expect(cookie).toMatch(/^parvis-channel-seed=\d{1,2}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
      const given = /=(\d+)/.exec(cookie)?.[1] ?? ''
      expect(await shown(origin, given)).toEqual(await answer.json())
    },
  )

  it('gives the side with a page that the browser has already, too', async () => {
    const origin = portalOrigin({ site, city: 'trial', api: 'http://127.0.0.1:9' })
    const tag = async (seed: string) =>
      (await origin.request('/', { headers: { cookie: `parvis-channel-seed=${seed}` } })).headers.get('etag')
    const tags = `${await tag('0')}, ${await tag('99')}`
    const answer = await origin.request('/', { headers: { 'if-none-match': tags } })
    expect(answer.status).toBe(304)
    expect(answer.headers.get('set-cookie')).toContain('parvis-channel-seed=')
  })

  it('is tried no more once stable has passed it', async () => {
    putGeneration('trial', 3)
    point('trial', 'stable', 2, { generation: 3 })
    const origin = portalOrigin({ site, city: 'trial', api: 'http://127.0.0.1:9' })
    const answer = await ask(origin, '0')
    expect(await answer.json()).toEqual({ generation: 3, channel: 'stable' })
    expect((await ask(origin)).headers.get('set-cookie')).toBeNull()
  })
})
