import { randomInt } from 'node:crypto'
import { reserve } from '../bound-server.ts'

/**
 * Ports below those that systems give to outgoing connections and to servers without a wish (32768 upwards on Linux,
 * 49152 elsewhere): between this answer and the bind of another program nobody else is given them.
 */
const RANGE = [12_000, 31_000] as const

/** `count` different ports of 127.0.0.1 for servers of another program, which binds them by its own. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const held = []
  for (let i = 0; i < count; i += 1) held.push(await reserve(randomInt(...RANGE)))
  await Promise.all(held.map(server => server.close()))
  return held.map(({ port }) => port)
}
