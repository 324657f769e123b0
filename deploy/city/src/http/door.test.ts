import { connect, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { type Door, takeDoor } from './door.ts'

let door: Door

afterEach(() => door.close())

const call = (text: string) => {
  const socket: Socket = connect(Number(new URL(door.url).port), '127.0.0.1')
  socket.write(text)
  const heard: string[] = []
  socket.on('data', data => heard.push(data.toString()))
  const hasEnded = new Promise<string>(resolve => {
    socket.once('error', () => resolve(heard.join('')))
    socket.once('close', () => resolve(heard.join('')))
  })
  return { socket, hasEnded }
}

const HALF = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\n\r\nab'

/** Answers with the body that came, as soon as all of it has come. */
const openEcho = () =>
  door.open((request, response) => {
    const pieces: Buffer[] = []
    request.on('data', piece => pieces.push(piece))
    request.on('end', () => response.end(Buffer.concat(pieces)))
  })

describe('a door', () => {
  test('lets a call that runs finish when it closes, and takes no other', async () => {
    door = await takeDoor(0)
    openEcho()
    const { socket, hasEnded } = call(HALF)
    await wait(50)
    const closed = door.close()
    await wait(50)
    await expect(fetch(door.url)).rejects.toThrow()
    socket.write('cd')
    const started = performance.now()
    expect(await hasEnded).toContain('abcd')
    await closed
    expect(performance.now() - started).toBeLessThan(1_000)
  })

  test.each([
    ['its headers', 'GET / HTTP/1.1\r\nHost: x\r\n'],
    ['its body', HALF],
  ])('does not wait for ever for who sends %s drop by drop', async (_name, text) => {
    door = await takeDoor(0, { requestSeconds: 1 })
    openEcho()
    const started = performance.now()
    expect(await call(text).hasEnded).toContain('408')
    expect(performance.now() - started).toBeLessThan(5_000)
  })

  test('keeps a quiet connection longer than a proxy does, so that no call meets its closing', async () => {
    door = await takeDoor(0)
    openEcho()
    const { headers } = await fetch(door.url)
    expect(Number(/timeout=(\d+)/.exec(headers.get('keep-alive') ?? '')?.[1])).toBeGreaterThan(60)
  })

  test('says that it will be ready soon before it opens', async () => {
    door = await takeDoor(0)
    const { status, headers } = await fetch(door.url)
    expect([status, headers.get('retry-after')]).toEqual([503, '1'])
  })
})
