import { createServer } from 'node:http'
import { createServer as createSocketServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { bind, reserve } from '@parvis/server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { describe, expect, it } from 'vitest'
import { addressOf, portalsBefore } from './testing/portals-before.ts'

const { open, heldBy, ...portals } = portalsBefore()
const SHORT = { connectMs: 300, answerMs: 300 }
const portalBefore = (api: string) => portals.portalBefore(api, SHORT)

const told = async (url: string, init?: RequestInit) => {
  const answer = await fetch(url, init)
  const body = (await answer.json()) as { status: number; error: string; message: string }
  expect(body.status).toBe(answer.status)
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
  return [answer.status, body.error, body.message]
}

describe('a portal says in the API’s own form that its city', () => {
  it('does not run', async () => {
    const gone = await reserve(0)
    await gone.close()
    const portal = await portalBefore(gone.url)
    expect(await told(`${portal.url}/api/config`, { headers: { 'accept-language': 'en' } })).toEqual([
      502,
      'Bad Gateway',
      'One of the city’s services does not answer properly. Try again in a few minutes.',
    ])
    expect((await told(`${portal.url}/api/config`))[2]).toContain('Un service de la ville')
    const page = await fetch(`${portal.url}/city-page`)
    expect([page.status, page.headers.get('content-type')]).toEqual([502, 'text/plain; charset=UTF-8'])
    expect((await fetch(portal.url)).status).toBe(200)
  })

  it('is about to run', async () => {
    const starting = await reserve(0)
    open.push(starting)
    const portal = await portalBefore(starting.url)
    const answer = await fetch(`${portal.url}/api/config`)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1'])
    expect(await answer.json()).toMatchObject({ status: 503, error: 'Service Unavailable' })
  })

  it.each([
    ['takes the call and says nothing', () => createServer(() => undefined)],
    [
      'takes the call and closes the connection in the middle of its headers',
      () => createServer(request => request.socket.end('HTTP/1.1 200 OK\r\ncontent-')),
    ],
  ])('%s', async (name, make) => {
    const portal = await portalBefore(await heldBy(make()))
    const started = performance.now()
    const [status] = await told(`${portal.url}/api/config`)
    expect(status).toBe(name.endsWith('nothing') ? 504 : 502)
    expect(performance.now() - started).toBeLessThan(5_000)
  })

  it('answers with what is no HTTP', async () => {
    const server = createSocketServer(socket => socket.end('hello'))
    await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
    open.push(server)
    const portal = await portalBefore(addressOf(server))
    expect((await told(`${portal.url}/api/config`)).slice(0, 2)).toEqual([502, 'Bad Gateway'])
  })
})

it.each([302, 303])('a redirect of the city, %i, is the browser’s to follow', async status => {
  const asked: (string | undefined)[] = []
  const elsewhere = createServer((request, response) => {
    asked.push(request.url)
    response.writeHead(status, { location: '/pay' }).end()
  })
  const portal = await portalBefore(await heldBy(elsewhere))
  const answer = await fetch(`${portal.url}/api/x`, { method: 'POST', redirect: 'manual' })
  expect([answer.status, answer.headers.get('location'), asked]).toEqual([status, '/pay', ['/api/x']])
})

describe('a connection to the city that breaks', () => {
  const breakingOnce = () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(request.method ?? '')
      if (asked.length === 1) request.socket.destroy()
      else response.setHeader('content-type', 'application/json').end('{"ok":true}')
    })
    return { server, asked }
  }

  it.each(['GET', 'HEAD', 'POST'])('is told to who asks by %s, and nothing is asked twice', async method => {
    const { server, asked } = breakingOnce()
    const portal = await portalBefore(await heldBy(server))
    const answer = await fetch(`${portal.url}/api/auth/fc`, {
      method,
      body: method === 'POST' ? '{}' : null,
    })
    expect(answer.status).toBe(502)
    expect(asked).toEqual([method])
  })

  it.each(['GET', 'POST'])(
    'was never made while the city starts anew: %s is asked once it runs',
    async method => {
      const gone = await reserve(0)
      await gone.close()
      const portal = await portalBefore(gone.url)
      const answer = fetch(`${portal.url}/api/x`, { method, body: method === 'POST' ? '{"a":1}' : null })
      await wait(60)
      const api = await bind(gone.port)
      open.push(api)
      api.serve(new Hono().all('/api/x', async c => c.text(`${c.req.method} ${await c.req.text()}`)))
      expect(await (await answer).text()).toBe(method === 'POST' ? 'POST {"a":1}' : 'GET ')
    },
  )
})

describe('a page of another site', () => {
  const HOST = 'https://www.ville.example'
  const cityThatNames = async (port: number) => {
    const city = await bind(port)
    city.serve(
      new Hono()
        .use(cors({ origin: [HOST], allowHeaders: ['authorization'] }))
        .all('/api/x', c => c.json({})),
    )
    return city
  }
  const asked = async (url: string, method: string, origin: string, headers: HeadersInit = {}) => {
    const answer = await fetch(`${url}/api/x`, { method, headers: { origin, ...headers } })
    return [answer.status, answer.headers.get('access-control-allow-origin')]
  }
  const preflight = { 'access-control-request-method': 'PUT' }

  it('reads what failed where the city is gone, if the city had let it read its answers', async () => {
    const city = await cityThatNames(0)
    const portal = await portalBefore(city.url)
    expect(await asked(portal.url, 'OPTIONS', HOST, preflight)).toEqual([204, HOST])
    expect(await asked(portal.url, 'GET', HOST)).toEqual([200, HOST])
    expect(await asked(portal.url, 'GET', 'https://evil.example')).toEqual([200, null])
    await city.close()
    expect(await asked(portal.url, 'GET', HOST)).toEqual([502, HOST])
    expect(await asked(portal.url, 'GET', 'https://evil.example')).toEqual([502, null])
    expect(await asked(portal.url, 'OPTIONS', 'https://evil.example', preflight)).toEqual([502, null])
    const answer = await fetch(`${portal.url}/api/x`, {
      method: 'OPTIONS',
      headers: { origin: HOST, ...preflight },
    })
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'access-control-allow-origin': HOST,
      'access-control-allow-methods': 'PUT',
      'access-control-allow-headers': 'authorization',
      vary: expect.stringContaining('Origin'),
    })
    expect(answer.status).toBe(204)
    const large = await fetch(`${portal.url}/api/x`, {
      method: 'POST',
      body: 'x'.repeat(300_000),
      headers: { origin: HOST },
    })
    expect([large.status, large.headers.get('access-control-allow-origin')]).toEqual([413, HOST])
  })

  it('reads that a city which had let it read starts anew', async () => {
    const city = await cityThatNames(0)
    const portal = await portalBefore(city.url)
    expect(await asked(portal.url, 'GET', HOST)).toEqual([200, HOST])
    await city.close()
    open.push(await reserve(city.port))
    expect(await asked(portal.url, 'GET', HOST)).toEqual([503, HOST])
  })
})
