import { createServer, request, type Server } from 'node:http'
import { type AddressInfo, connect, createServer as createSocketServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type BoundServer, bind, reserve } from '@parvis/server'
import { Hono } from 'hono'
import { cors } from 'hono/cors'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { portalOrigin } from './portal-origin.ts'
import { temporarySite } from './testing/temporary-site.ts'

const { site, putGeneration, point, remove } = temporarySite()
putGeneration('valmont', 1)
point('valmont', 'stable', 1, { generation: 1 })

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const server of open.splice(0)) await server.close()
})

afterAll(remove)

const SHORT = { connectMs: 300, answerMs: 300 }

/** A portal served over the network in front of an API. */
const portalBefore = async (api: string): Promise<BoundServer> => {
  const portal = await reserve(0)
  open.push(portal)
  portal.serve(portalOrigin({ site, city: 'valmont', api, times: SHORT }))
  return portal
}

const addressOf = (server: { address(): unknown }) =>
  `http://127.0.0.1:${(server.address() as AddressInfo).port}`

const heldBy = async (server: Server): Promise<string> => {
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  open.push({
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  })
  return addressOf(server)
}

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

/** A visitor from another address of this machine. */
const asStranger = (url: string, method: string, body = ''): Promise<string> =>
  new Promise((resolve, reject) => {
    const ask = request(url, { method, localAddress: '127.0.0.2' }, answer => {
      const pieces: Buffer[] = []
      answer.on('data', piece => pieces.push(piece))
      answer.on('end', () => resolve(`${answer.statusCode} ${Buffer.concat(pieces)}`))
    })
    ask.on('error', reject)
    ask.end(body)
  })

describe('a city that is asked by many at once', () => {
  it('answers a visitor while another sends 600 bodies drop by drop', async () => {
    const api = await reserve(0)
    open.push(api)
    api.serve(new Hono().all('/api/x', async c => c.text(`heard ${await c.req.text()}`)))
    const portal = await portalBefore(api.url)
    const head = 'POST /api/x HTTP/1.1\r\nHost: x\r\nContent-Length: 1000\r\n\r\n'
    const drips = Array.from({ length: 600 }, () => {
      const socket = connect(portal.port, '127.0.0.1').on('error', () => undefined)
      socket.write(`${head}a`)
      return socket
    })
    await wait(500)
    for (const socket of drips) if (socket.writable) socket.write('b')
    expect(await asStranger(`${portal.url}/api/x`, 'GET')).toBe('200 heard ')
    // All slow requests are connected by now: measure the response, not their arrival.
    const started = performance.now()
    expect(await asStranger(`${portal.url}/api/x`, 'GET')).toBe('200 heard ')
    expect(await asStranger(`${portal.url}/api/x`, 'POST', 'me')).toBe('200 heard me')
    expect(performance.now() - started).toBeLessThan(1_000)
    for (const socket of drips) socket.destroy()
  })

  it('hears no more of them at once than it has room for, and all in the end', async () => {
    const waiting: (() => void)[] = []
    const full = Promise.withResolvers<void>()
    let isOver = false
    const server = createServer((_request, response) => {
      if (isOver) return void response.end('{}')
      waiting.push(() => response.end('{}'))
      if (waiting.length === 256) full.resolve()
    })
    const api = await heldBy(server)
    const portal = await reserve(0)
    open.push(portal)
    portal.serve(portalOrigin({ site, city: 'valmont', api }))
    const answers = Array.from({ length: 400 }, () => fetch(`${portal.url}/api/x`))
    await full.promise
    await wait(500)
    expect(waiting).toHaveLength(256)
    isOver = true
    for (const answer of waiting) answer()
    expect((await Promise.all(answers)).every(({ status }) => status === 200)).toBe(true)
  })
})

describe('a body that is too large', () => {
  const echo = async () => {
    const api = await reserve(0)
    open.push(api)
    api.serve(new Hono().all('/api/*', async c => c.json({ size: (await c.req.text()).length })))
    return portalBefore(api.url)
  }
  const send = (portal: BoundServer, body: RequestInit['body']) =>
    fetch(`${portal.url}/api/x`, { method: 'POST', body, duplex: 'half' } as RequestInit)

  it('is refused in the API’s own form, and touches nobody else’s call', async () => {
    const portal = await echo()
    for (let round = 0; round < 20; round += 1) {
      const large = await send(portal, 'x'.repeat(600_000))
      expect([large.status, large.headers.get('connection')]).toEqual([413, 'close'])
      expect(await large.json()).toMatchObject({ status: 413, error: 'Content Too Large' })
      const next = await send(portal, 'small')
      expect([next.status, await next.json()]).toEqual([200, { size: 5 }])
    }
  })

  it('is refused without a length, too', async () => {
    const portal = await echo()
    const pieces = new Blob(['x'.repeat(600_000)]).stream()
    expect((await send(portal, pieces)).status).toBe(413)
    expect(await (await send(portal, new Blob(['small']).stream())).json()).toEqual({ size: 5 })
  })
})
