import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { Hono } from 'hono'
import { afterEach, describe, expect, it } from 'vitest'
import { hstsOf } from './answer-headers.ts'
import { type BoundServer, bind, PortTaken, reserve, type ServerOptions } from './bound-server.ts'
import { BEHIND_PROXY } from './shared-limits.ts'

const held: BoundServer[] = []
const hold = async (server: Promise<BoundServer>) => {
  const kept = await server
  held.push(kept)
  return kept
}

afterEach(async () => {
  await Promise.all(held.splice(0).map(server => server.close()))
})

describe('a port that is reserved', () => {
  it('is the next one that nobody holds', async () => {
    const first = await hold(reserve(0))
    const second = await hold(reserve(first.port))
    const third = await hold(reserve(first.port))
    expect(second.port).toBeGreaterThan(first.port)
    expect(third.port).toBeGreaterThan(second.port)
    expect(second.url).toBe(`http://127.0.0.1:${second.port}`)
  })

  it('says plainly that it is taken, when no other will do', async () => {
    const { port } = await hold(reserve(0))
    await expect(bind(port)).rejects.toBeInstanceOf(PortTaken)
  })

  it('asks callers to come again until there is something to answer', async () => {
    const server = await hold(reserve(0))
    const early = await fetch(server.url)
    expect([early.status, early.headers.get('retry-after')]).toEqual([503, '1'])
    server.serve(new Hono().get('/', context => context.text('ready')))
    expect(await (await fetch(server.url)).text()).toBe('ready')
  })

  it('is free again once it is closed, whoever still holds a connection', async () => {
    const server = await reserve(0, { closingSeconds: 1 })
    const socket = connect(server.port, '127.0.0.1')
    await new Promise(resolve => socket.once('connect', resolve))
    const isCut = new Promise(resolve => socket.once('close', resolve))
    await server.close()
    await isCut
    expect((await hold(bind(server.port))).port).toBe(server.port)
  })

  it('lets a call that runs finish while it closes, and takes no other', async () => {
    const server = await reserve(0)
    let finish = () => {}
    const isAsked = new Promise<void>(resolve => {
      server.open((_request, response) => {
        finish = () => void response.end('done')
        resolve()
      })
    })
    const answer = fetch(server.url)
    await isAsked
    const isClosed = server.close()
    await expect(fetch(server.url)).rejects.toThrow()
    const started = performance.now()
    finish()
    expect(await (await answer).text()).toBe('done')
    await isClosed
    expect(performance.now() - started).toBeLessThan(1000)
  })

  it('keeps a quiet connection longer than a proxy does, so that no call meets its closing', async () => {
    const { headers } = await fetch((await hold(reserve(0))).url)
    expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60)
  })
})

/** Sends raw bytes over a new connection and collects the response. */
const call = (port: number, text: string) => {
  const socket: Socket = connect(port, '127.0.0.1')
  if (text !== '') socket.write(text)
  const heard: string[] = []
  socket.on('data', data => heard.push(data.toString()))
  const hasEnded = new Promise<string>(resolve => {
    socket.once('error', () => resolve(heard.join('')))
    socket.once('close', () => resolve(heard.join('')))
  })
  return { socket, hasEnded }
}

const HALF = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nab'

/** Echoes the body once it is complete. */
const echo = async (options: ServerOptions = {}): Promise<BoundServer> => {
  const server = await hold(bind(0, options))
  server.open((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', piece => pieces.push(piece))
    request.on('end', () => response.end(Buffer.concat(pieces)))
  })
  return server
}

describe('a server', () => {
  it.each([
    ['nothing', ''],
    ['its headers drop by drop', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['its body drop by drop', HALF],
  ])('does not wait for ever for who connects and sends %s', async (_name, text) => {
    const { port } = await echo({ requestSeconds: 1 })
    const started = performance.now()
    const { hasEnded } = call(port, text)
    expect(await hasEnded).toMatch(/^HTTP\/1\.1 408 Request Timeout/)
    expect(performance.now() - started).toBeLessThan(5_000)
  })

  it('hears the rest of a call that began before it closes', async () => {
    const server = await echo()
    const { socket, hasEnded } = call(server.port, HALF)
    await wait(50)
    const isClosed = server.close()
    await wait(50)
    socket.write('cd')
    expect(await hasEnded).toContain('abcd')
    await isClosed
  })

  it('gives one address no more connections than are its share, and room again when it lets go', async () => {
    const { port, url } = await echo({ connectionsPerAddress: 20 })
    const held = Array.from({ length: 50 }, () => call(port, 'GET / HTTP/1.1\r\n'))
    await Promise.all(held.slice(20).map(({ hasEnded }) => hasEnded))
    await expect(fetch(url)).rejects.toThrow()
    for (const { socket } of held) socket.destroy()
    await wait(50)
    expect((await fetch(url)).status).toBe(200)
  })
})

it('called by a proxy alone does not count the connections of the one address that it sees', async () => {
  const { port, url } = await echo(BEHIND_PROXY)
  const callers = Array.from({ length: 600 }, () => call(port, 'GET / HTTP/1.1\r\n'))
  await Promise.all(callers.map(({ socket }) => new Promise(resolve => socket.once('connect', resolve))))
  expect((await fetch(url)).status).toBe(200)
  for (const { socket } of callers) socket.destroy()
})

describe('every answer is closed', () => {
  const CLOSED = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'cross-origin-resource-policy': 'same-origin',
  }
  const HSTS = { 'strict-transport-security': 'max-age=300' }
  const headersOf = async (url: string) => Object.fromEntries((await fetch(url)).headers)

  it('before there is anything to answer', async () => {
    const { url } = await hold(bind(0, { headers: HSTS }))
    expect(await headersOf(url)).toMatchObject({ ...CLOSED, ...HSTS })
  })

  it('whoever writes it, and however it takes headers away before', async () => {
    const server = await hold(bind(0, { headers: HSTS }))
    server.open((_request, response) => {
      response.setHeader('Referrer-Policy', 'same-origin')
      response.writeHead(404, { 'Content-Security-Policy': "default-src 'self'" }).end()
    })
    expect(await headersOf(server.url)).toMatchObject({
      ...CLOSED,
      ...HSTS,
      'referrer-policy': 'same-origin',
      'content-security-policy': "default-src 'self'",
    })
  })

  it.each([
    ['nonsense', 'hello\r\n\r\n', '400 Bad Request'],
    ['headers without end', `GET / HTTP/1.1\r\nx: ${'x'.repeat(40_000)}\r\n\r\n`, '431 Request Header'],
  ])('to %s', async (_name, text, said) => {
    const { port } = await echo({ headers: HSTS })
    const answer = await call(port, text).hasEnded
    expect(answer).toContain(`HTTP/1.1 ${said}`)
    for (const [name, value] of Object.entries({ ...CLOSED, ...HSTS }))
      expect(answer).toContain(`${name}: ${value}`)
  })
})

describe('Strict-Transport-Security', () => {
  it.each([undefined, '', '  '])('is not sent unless the operator chose it: %j', setting => {
    expect(hstsOf(setting)).toEqual({})
  })

  it.each([
    'max-age=0',
    'max-age=31536000',
    'max-age=300; includeSubDomains',
    'max-age=63072000; includeSubDomains; preload',
  ])('is what the operator chose: %s', setting => {
    expect(hstsOf(setting)).toEqual({ 'strict-transport-security': setting })
  })

  it.each(['yes', 'max-age=', 'max-age=1; other', 'max-age=1\r\nx: y'])(
    'is never a word that no browser knows: %j',
    setting => {
      expect(() => hstsOf(setting)).toThrow(RangeError)
    },
  )
})
