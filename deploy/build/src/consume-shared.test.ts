import { describe, expect, it } from 'vitest'
import { caretTakes, consumeShared } from './consume-shared.ts'
import { leanSource } from './lean-sharing.ts'

describe('a range takes a version', () => {
  it.each([
    ['^19.3.1', '19.3.1', true],
    ['^19.3.1', '19.3.10', true],
    ['^19.3.1', '19.4.0', true],
    ['^19.3.1', '19.3.0', false],
    ['^19.3.1', '19.2.9', false],
    ['^19.3.1', '20.0.0', false],
    ['^19.3.1', '18.9.9', false],
    ['^19.3.1', '19.4.0-rc.1', false],
    ['^19.3.1', '19.3.1-rc.1', false],
    ['^0.1.0', '0.1.0', true],
    ['^0.1.0', '0.1.7', true],
    ['^0.1.2', '0.1.1', false],
    ['^0.1.0', '0.2.0', false],
    ['^0.1.0', '1.1.0', false],
    ['^0.0.3', '0.0.3', true],
    ['^0.0.3', '0.0.4', false],
    ['^0.0.0', '0.0.0', true],
    ['^0.0.0', '0.0.1', false],
    ['^1.0.0', '', false],
  ])('%s, %s: %s', (range, version, isTaken) => {
    expect(caretTakes(range, version)).toBe(isTaken)
  })
})

type Runtime = Parameters<typeof consumeShared>[0]

/** A runtime in which others offer these versions of the room, and the part has a copy of its own. */
function runtime(versions: readonly string[], fallback = async () => () => 'own', filling: unknown = 1) {
  const offered = (version: string) => ({ get: async () => () => version })
  const made = {
    f: {},
    m: {},
    c: {},
    S: { default: { room: Object.fromEntries(versions.map(version => [version, offered(version)])) } },
    I: () => filling,
    consumesLoadingData: {
      chunkMapping: { page: ['7'] },
      moduleIdToConsumeDataMapping: { '7': { shareKey: 'room', requiredVersion: '^1.2.0', fallback } },
    },
  } as unknown as Runtime
  consumeShared(made, caretTakes)
  return made
}

async function consumed(made: Runtime): Promise<unknown> {
  const promises: unknown[] = []
  made.f.consumes?.('page', promises)
  await Promise.all(promises)
  const module = { exports: undefined as unknown }
  made.m['7']?.(module)
  return module.exports
}

describe('a shared room', () => {
  it('is the highest version that fits', async () => {
    expect(await consumed(runtime(['1.2.0', '1.10.0', '1.9.0', '2.0.0']))).toBe('1.10.0')
  })

  it('is the part’s own copy when none fits, or nobody offers one', async () => {
    expect(await consumed(runtime(['1.1.9', '2.0.0']))).toBe('own')
    expect(await consumed(runtime([]))).toBe('own')
  })

  it('waits until everybody has offered what they have', async () => {
    expect(await consumed(runtime(['1.2.0'], undefined, Promise.resolve(1)))).toBe('1.2.0')
  })

  it('that could not come says why, and is really asked for again', async () => {
    let asked = 0
    const made = runtime([], async () => {
      asked += 1
      if (asked === 1) throw new Error('lost')
      return () => 'own'
    })
    await expect(consumed(made)).rejects.toThrow('lost')
    expect(await consumed(made)).toBe('own')
    expect(await consumed(made)).toBe('own')
    expect(asked).toBe(2)
  })

  it('asks nothing for a chunk that consumes nothing', () => {
    const promises: unknown[] = []
    runtime([]).f.consumes?.('other', promises)
    expect(promises).toEqual([])
  })
})

describe('the bundler’s own code', () => {
  const consume = (how: string) =>
    `x = { chunkMapping: {"2":["7"]}, moduleIdToConsumeDataMapping: {"7": { shareScope: "default", shareKey: "room", import: "/home/somebody/room.ts", requiredVersion: "^1.2.0", ${how}, eager: false, fallback: () => (e(1)), treeShakingMode: null }}, initialConsumes: [] };\nvar code`

  it('is replaced, and the path of the sources stays here', () => {
    const source = leanSource(consume('strictVersion: true, singleton: false'))
    expect(source).toContain('{"7": { shareKey: "room", requiredVersion: "^1.2.0", fallback: () => (e(1)) }}')
    expect(source).not.toMatch(/somebody|var code/)
  })

  it.each(['strictVersion: true, singleton: true', 'strictVersion: false, singleton: false'])(
    'that shares otherwise (%s) stops the build',
    how => {
      expect(() => leanSource(consume(how))).toThrow('another way')
    },
  )

  it('of another form stops the build', () => {
    expect(() => leanSource('var code')).toThrow('another way')
  })
})
