import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { checkOnSite } from './check-files.ts'
import type { Versions } from './city-state.ts'
import { descriptorOf, readDescriptor } from './descriptor.ts'
import { readGeneration } from './generation.ts'
import { currentGeneration } from './pointer.ts'
import { ensureCity, promote } from './promote.ts'
import { prune } from './prune.ts'
import { publish } from './publish.ts'
import { isDraft, type Site, versionFolder } from './site.ts'
import { historyLines } from './status.ts'
import { aBuild, SETTINGS } from './testing/fixtures.ts'
import { interruptedSite } from './testing/interrupted-site.ts'
import { SITE_KINDS, temporarySite } from './testing/temporary-site.ts'

/** Enough promotions at once for two of them to collide at every step. */
const MANY = Array.from({ length: 8 }, (_, at) => `part-${at}`)
describe.each(SITE_KINDS)('in a %s:', kind => {
  const here = temporarySite(
    kind,
    'shell@1.0.0',
    ...['fines', 'rights', ...MANY].flatMap(part => [`${part}@1.0.0`, `${part}@2.0.0`]),
  )
  const city = 'valmont'
  const origins = Object.fromEntries(
    ['fines', 'rights', ...MANY].map(part => [part, `https://${part}.example`]),
  )
  const firstOf = (parts: readonly string[]): Versions =>
    Object.fromEntries(['shell', ...parts].map(part => [part, '1.0.0']))
  const shown = async () =>
    (await readGeneration(here.site, city, (await currentGeneration(here.site, city, 'stable')) ?? 0)).release
  const promoteIn = (versions: Versions, site = here.site) => promote(site, { city, versions, depth: 'disk' })

  const CHILD = join(import.meta.dirname, 'testing/promote-child.ts')
  const inProcess = (part: string, version: string, killAt = 0) =>
    promisify(execFile)(process.execPath, [CHILD, here.site.address, city, part, version, String(killAt)])

  /** Simulates a machine that dies after this many writes, the last one unconfirmed; not even cleanup runs. */
  function dyingSite(last: number): { site: Site; writes: () => number } {
    let writes = 0
    const site = interruptedSite(here.site.address, async (write, number) => {
      writes = number
      if (number < last) return write()
      if (number === last) await write()
      throw new Error('the machine is gone')
    })
    return { site, writes: () => writes }
  }

  // The state after each write does not depend on the storage, and a bucket takes ten times as long.
  const everyWrite = describe.runIf(kind === 'folder')
  const haveCity = () => ensureCity(here.site, city, { ...SETTINGS, origins }, firstOf(['fines', 'rights']))

  everyWrite('a promotion that dies', () => {
    it('at any of its writes leaves the old generation whole, and the next promotion works', async () => {
      await haveCity()
      const before = await shown()
      let died = 0
      for (let last = 0; ; last += 1) {
        const { site, writes } = dyingSite(last)
        const outcome = await promoteIn({ fines: '2.0.0' }, site).then(
          () => 'done',
          (error: Error) => error.message,
        )
        if ((await shown()).generation !== before.generation) {
          expect(writes()).toBeGreaterThan(15)
          break
        }
        expect(outcome).toContain('the machine is gone')
        expect(await shown()).toEqual(before)
        died += 1
      }
      expect(died).toBeGreaterThan(15)
      expect((await shown()).remotes.fines?.version).toBe('2.0.0')
      const { release } = await promoteIn({ rights: '2.0.0' })
      expect([release.remotes.fines?.version, release.remotes.rights?.version]).toEqual(['2.0.0', '2.0.0'])
    })
  })

  everyWrite('a publication that dies', () => {
    it('at any of its writes has published nothing, and is ended by the next one', async () => {
      const build = aBuild(here.root, 'late', '1.0.0')
      let last = 0
      while (!(await readDescriptor(here.site, 'late', '1.0.0'))) {
        await publish(dyingSite(last).site, build).catch(() => {})
        last += 1
      }
      expect(last).toBeGreaterThan(10)
      await checkOnSite(here.site, await publish(here.site, build))
      const names = await here.site.names(versionFolder('late', '1.0.0'))
      expect(names.filter(name => !isDraft(`/${name}`))).toHaveLength(5 * 3)
    })
  })

  everyWrite('a prune that dies', () => {
    it('at any of its writes leaves what is shown whole, and is ended by the next one', async () => {
      await haveCity()
      await promoteIn({ fines: '2.0.0' })
      const before = await shown()
      const tomorrow = new Date(Date.now() + 25 * 3_600_000)
      const pruneOn = (site: Site) => prune(site, tomorrow, { isDry: false })
      let died = 0
      while ((await pruneOn(dyingSite(died).site).catch(() => null)) === null) {
        died += 1
        expect(await shown()).toEqual(before)
        expect((await historyLines(here.site, city)).at(-1)).toContain('fines@2.0.0')
      }
      expect(died).toBeGreaterThan(10)
      for (const part of ['fines', 'rights'])
        await checkOnSite(here.site, await descriptorOf(here.site, part, before.remotes[part]?.version ?? ''))
      expect(await here.site.names('remotes')).toHaveLength(2)
      expect(await here.site.names('remotes/rights')).toEqual(['1.0.0'])
    })
  })

  it('a promotion that is killed leaves the old generation whole, and the next promotion works', async () => {
    await haveCity()
    const before = await shown()
    for (const killAt of [2, 6, 11, 16]) {
      await expect(inProcess('fines', '2.0.0', killAt)).rejects.toMatchObject({ signal: 'SIGKILL' })
      expect(await shown()).toEqual(before)
    }
    await inProcess('fines', '2.0.0')
    expect((await shown()).remotes.fines?.version).toBe('2.0.0')
  })

  describe('a crowd', () => {
    it('loses none where everybody believes that it is their turn', async () => {
      const some = MANY.slice(0, 6)
      await ensureCity(here.site, city, { ...SETTINGS, origins }, firstOf(some))
      const site: Site = {
        ...here.site,
        writeOnce: async (path, content) => path.endsWith('turn.json') || here.site.writeOnce(path, content),
      }
      await Promise.all(some.map(part => promoteIn({ [part]: '2.0.0' }, site)))
      const { remotes } = await shown()
      expect(Object.values(remotes).map(({ version }) => version)).toEqual(some.map(() => '2.0.0'))
    })

    it(`of ${MANY.length} promotions at once, as processes, loses none`, async () => {
      await ensureCity(here.site, city, { ...SETTINGS, origins }, firstOf(MANY))
      const made = await Promise.all(MANY.map(part => inProcess(part, '2.0.0')))
      const { remotes, generation } = await shown()
      expect(Object.values(remotes).map(({ version }) => version)).toEqual(MANY.map(() => '2.0.0'))
      const generations = made.map(({ stdout }) => Number(stdout))
      expect(new Set(generations).size).toBe(MANY.length)
      expect(generation).toBe(Math.max(...generations))
      // Programs that start at once take a while on a busy machine.
    }, 120_000)
  })
})
