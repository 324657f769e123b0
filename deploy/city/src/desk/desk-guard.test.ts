import { describe, expect, test } from 'vitest'
import { testCity } from '../testing/city-of-file.ts'
import { deskOf } from '../testing/desk.ts'
import { startTestCity } from '../testing/test-city.ts'

const city = testCity()
const desk = deskOf(city)

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
    ['from a program', HEADER, 200],
  ])('%s', async (_how, headers, status) => {
    const body = '{"move":"reset"}'
    expect((await desk.call('/api/clock', { method: 'POST', headers, body })).status).toBe(status)
  })

  test('no browser is told that it may send the header', async () => {
    const asked = await desk.call('/api/accept', {
      method: 'OPTIONS',
      headers: { origin: 'https://evil.example', 'access-control-request-headers': 'x-parvis-desk' },
    })
    expect(asked.status).toBe(403)
    expect(asked.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('decide, say what was decided and why not, and change nothing by being looked at', async () => {
    const tell = async (command: string, values: object) => {
      const reply = await desk.call(`/api/${command}`, {
        method: 'POST',
        headers: HEADER,
        body: JSON.stringify(values),
      })
      return { status: reply.status, ...JSON.parse(reply.text) }
    }
    expect(await desk.look('/api/reject?id=thomas-sub-review&comment=Non', HEADER)).toMatchObject({
      status: 404,
    })
    expect(await tell('reject', { id: 'thomas-sub-review', comment: 'Hors zone.' })).toEqual({
      status: 200,
      data: { id: 'thomas-sub-review', status: 'rejected' },
    })
    const late = { status: 409, error: 'OrderDecisionAlreadyExists', message: expect.stringMatching(/\w/) }
    expect(await tell('accept', { id: 'thomas-sub-review' })).toMatchObject(late)
    expect(await tell('accept', { id: 'nobody' })).toMatchObject({ status: 404 })
    expect(await tell('nothing', {})).toMatchObject({ status: 404 })
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
  // The other desk holds the port: a city without a desk must not try to bind it.
  const ports = { api: 0, identityProvider: 0, payment: 0, evidence: 0, desk: port }
  const closed = await startTestCity({ hasDesk: false, ports })
  expect(closed.urls.desk).toBe('')
  expect((await closed.ask('/api/config')).status).toBe(200)
  await closed.stop()
})
