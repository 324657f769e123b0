import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Versions } from './city-state.ts'
import { readGeneration } from './generation.ts'
import { currentGeneration } from './pointer.ts'
import { ensureCity, promote } from './promote.ts'
import { SETTINGS } from './testing/fixtures.ts'
import { quickWriter, temporarySite } from './testing/temporary-site.ts'
import type { Writer } from './writer.ts'

const MANY = Array.from({ length: 20 }, (_, at) => `part-${at}`)
const here = temporarySite(
  'shell@1.0.0',
  ...['fines', 'rights', ...MANY].flatMap(part => [`${part}@1.0.0`, `${part}@2.0.0`]),
)
const city = 'valmont'
const origins = Object.fromEntries(
  ['fines', 'rights', ...MANY].map(part => [part, `https://${part}.example`]),
)
const firstOf = (parts: readonly string[]): Versions =>
  Object.fromEntries(['shell', ...parts].map(part => [part, '1.0.0']))
const shown = () => readGeneration(here.site, city, currentGeneration(here.site, city, 'stable') ?? 0).release
const promoteIn = (versions: Versions, site = here.site) => promote(site, { city, versions, depth: 'disk' })

const CHILD = join(import.meta.dirname, 'testing/promote-child.ts')
const inProcess = (part: string, version: string, killAt = 0) =>
  promisify(execFile)(process.execPath, [CHILD, here.site.root, city, part, version, String(killAt)])

/** Dies before its n-th write: from then on nothing is written, not even what tidies up. */
function dyingWriter(last: number): { writer: Writer; writes: () => number } {
  let writes = 0
  const dying =
    <Args extends unknown[]>(write: (...args: Args) => void) =>
    (...args: Args) => {
      writes += 1
      if (writes >= last) throw new Error('the machine is gone')
      write(...args)
    }
  const { folder, file, rename, link, remove } = quickWriter
  const writer = {
    folder: dying(folder),
    file: dying(file),
    rename: dying(rename),
    link: dying(link),
    remove: dying(remove),
  }
  return { writer, writes: () => writes }
}

describe('a promotion that dies', () => {
  beforeEach(async () => {
    await ensureCity(here.site, city, { ...SETTINGS, origins }, firstOf(['fines', 'rights']))
  })

  it('at any of its writes leaves the old generation whole, and the next promotion works', async () => {
    const before = shown()
    let died = 0
    for (let last = 1; ; last += 1) {
      const { writer, writes } = dyingWriter(last)
      const outcome = await promoteIn({ fines: '2.0.0' }, { ...here.site, writer }).then(
        () => 'done',
        (error: Error) => error.message,
      )
      if (shown().generation !== before.generation) {
        expect(writes()).toBeGreaterThan(15)
        break
      }
      expect(outcome).toBe('the machine is gone')
      expect(shown()).toEqual(before)
      died += 1
    }
    expect(died).toBeGreaterThan(15)
    expect(shown().remotes.fines?.version).toBe('2.0.0')
    const { release } = await promoteIn({ rights: '2.0.0' })
    expect([release.remotes.fines?.version, release.remotes.rights?.version]).toEqual(['2.0.0', '2.0.0'])
  })

  it('by SIGKILL leaves the old generation whole, and the next promotion works', async () => {
    const before = shown()
    for (const killAt of [2, 6, 11, 16]) {
      await expect(inProcess('fines', '2.0.0', killAt)).rejects.toMatchObject({ signal: 'SIGKILL' })
      expect(shown()).toEqual(before)
    }
    await inProcess('fines', '2.0.0')
    expect(shown().remotes.fines?.version).toBe('2.0.0')
  })
})

describe('a crowd', () => {
  it('of twenty promotions at once, as processes, loses none', async () => {
    await ensureCity(here.site, city, { ...SETTINGS, origins }, firstOf(MANY))
    const made = await Promise.all(MANY.map(part => inProcess(part, '2.0.0')))
    const { remotes, generation } = shown()
    expect(Object.values(remotes).map(({ version }) => version)).toEqual(MANY.map(() => '2.0.0'))
    const generations = made.map(({ stdout }) => Number(stdout))
    expect(new Set(generations).size).toBe(20)
    expect(generation).toBe(Math.max(...generations))
    // Twenty programs start at once: on a busy machine that alone takes a while.
  }, 120_000)
})
