import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { type BoundServer, reserve } from '@parvis/server'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { portalsBefore } from './testing/portals-before.ts'

const { open, heldBy, portalBefore } = portalsBefore()

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
    const portal = await portalBefore(api)
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
