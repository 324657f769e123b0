import { randomInt } from 'node:crypto'
import { reserve } from '../bound-server.ts'

/**
 * Below the ephemeral ports of operating systems (32768 upwards on Linux, 49152 elsewhere), so that no other program is
 * assigned them before they are bound.
 */
const RANGE = [12_000, 31_000] as const

/** `count` different free ports of 127.0.0.1, to be bound by another program. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const held = []
  for (let i = 0; i < count; i += 1) held.push(await reserve(randomInt(...RANGE)))
  await Promise.all(held.map(server => server.close()))
  return held.map(({ port }) => port)
}
