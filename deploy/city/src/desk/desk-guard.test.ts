import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deskOf } from '../testing/desk.ts'
import { startTestCity, type TestCity } from '../testing/test-city.ts'

let city: TestCity
let desk: ReturnType<typeof deskOf>

beforeAll(async () => {
  city = await startTestCity()
  desk = deskOf(city)
})
afterAll(() => city.stop())

const COMMENT = { id: 'georges-sub-evidence', comment: 'Bonjour.' }

describe('the desk listens to its own pages alone', () => {
  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another part of this machine', { origin: 'http://127.0.0.1:4300' }],
    ['a page that hides where it is', { origin: 'null' }],
    ['a browser that says so without an origin', { origin: undefined, 'sec-fetch-site': 'cross-site' }],
    ['another port of this site', { origin: undefined, 'sec-fetch-site': 'same-site' }],
  ])('%s presses no button', async (_who, headers) => {
    const sent = Object.fromEntries(
      Object.entries({ 'sec-fetch-site': 'same-origin', ...headers }).filter(
        ([, value]) => value !== undefined,
      ),
    )
    const { status } = await desk.call('/actions/comment', {
      method: 'POST',
      body: new URLSearchParams(COMMENT).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...sent },
    })
    expect(status).toBe(403)
    const comments = await city.deps.db
      .selectFrom('agent_comments')
      .select('comment')
      .where('comment', '=', 'Bonjour.')
      .execute()
    expect(comments).toEqual([])
  })

  test('a name that was made to point at this machine shows nothing', async () => {
    expect(await desk.look('/dossiers', { host: 'desk.evil.example:4314' })).toMatchObject({ status: 421 })
    expect(await desk.look('/dossiers', { host: '127.0.0.1.evil.example' })).toMatchObject({ status: 421 })
    const port = new URL(city.urls.desk).port
    expect(await desk.look('/dossiers', { host: `localhost:${port}` })).toMatchObject({ status: 200 })
  })

  test('its pages run nothing, are framed by nobody and kept by nobody', async () => {
    const { headers } = await desk.look('/dossiers')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
    expect(headers['cache-control']).toBe('no-store')
  })

  test('what people wrote is shown as text', async () => {
    await desk.act('comment', { ...COMMENT, comment: '<script>alert(1)</script>' })
    const { text } = await desk.look('/dossiers/georges-sub-evidence')
    expect(text).toContain('&lt;script&gt;alert(1)')
    expect(text).not.toContain('<script>')
  })
})

describe('its JSON calls', () => {
  const HEADER = { 'x-parvis-desk': '1' }

  test.each([
    ['without its header', {}, 403],
    ['from a page', { ...HEADER, origin: 'https://evil.example' }, 403],
    ['under another name', { ...HEADER, host: 'evil.example' }, 421],
    ['from a terminal', HEADER, 200],
  ])('%s', async (_how, headers, status) => {
    expect((await desk.look('/api/dossiers', headers)).status).toBe(status)
  })

  test('no browser is told that it may send the header', async () => {
    const asked = await desk.call('/api/accept', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-headers': 'x-parvis-desk' },
    })
    expect(asked.status).toBe(403)
    expect(asked.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('list every command, and change nothing by being looked at', async () => {
    const { text } = await desk.look('/api', HEADER)
    expect(JSON.parse(text)).toContainEqual(
      expect.objectContaining({ name: 'fine-issue', words: 'fine issue' }),
    )
    expect((await desk.look('/api/accept?id=thomas-sub-review', HEADER)).status).toBe(405)
    expect((await desk.look('/api/nothing', HEADER)).status).toBe(404)
  })

  test.each([
    ['no JSON', '{', 'Invalid JSON'],
    ['no object', '3', 'object'],
    ['a field that nobody knows', '{"id":"x","colour":"red"}', 'unknown'],
    ['nothing', '', 'mandatory'],
  ])('say what is wrong with %s', async (_what, body, message) => {
    const { status, text } = await desk.call('/api/accept', { method: 'POST', headers: HEADER, body })
    expect([status, JSON.parse(text).error]).toEqual([400, 'ValidationFailed'])
    expect(JSON.parse(text).fields).toContainEqual(expect.objectContaining({ message }))
  })
})

test('where the desk is off its port is free and nothing answers', async () => {
  const port = Number(new URL(city.urls.desk).port)
  // Its port is held by the desk that is on: who has none does not ask for it.
  const ports = { api: 0, identityProvider: 0, payment: 0, evidence: 0, desk: port }
  const closed = await startTestCity({ hasDesk: false, ports })
  expect(closed.urls.desk).toBe('')
  expect((await closed.ask('/api/config')).status).toBe(200)
  await closed.stop()
})
