import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { choosePorts, nextFree } from './ports.ts'

async function holding<T>(work: (port: number) => Promise<T>): Promise<T> {
  const server = createServer()
  const port = await new Promise<number>(resolve => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
  try {
    return await work(port)
  } finally {
    server.close()
  }
}

describe('the ports of a portal', () => {
  it('are all different and free', async () => {
    const ports = Object.values(await choosePorts(true))
    expect(new Set(ports).size).toBe(ports.length)
    expect(ports.every(port => port > 0)).toBe(true)
  })

  it('move on to the next free one when another program holds the preferred one', async () => {
    await holding(async held => {
      const chosen = await nextFree(held, new Set())
      expect(chosen).toBeGreaterThan(held)
    })
  })

  it('never take one that another part of the same portal has been given', async () => {
    await holding(async held => {
      const first = await nextFree(held, new Set())
      expect(await nextFree(held, new Set([first]))).toBeGreaterThan(first)
    })
  })
})
