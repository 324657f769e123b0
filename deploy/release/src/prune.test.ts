import { beforeEach, describe, expect, it } from 'vitest'
import { readDescriptor } from './descriptor.ts'
import { generationFolder, generationsOf } from './generation.ts'
import { currentGeneration } from './pointer.ts'
import { ensureCity, promote } from './promote.ts'
import { prune } from './prune.ts'
import { cityFolder, versionFolder } from './site.ts'
import { SETTINGS } from './testing/fixtures.ts'
import { temporarySite } from './testing/temporary-site.ts'

const FINES = [1, 2, 3, 4, 5, 6].map(number => `fines@${number}.0.0`)
const here = temporarySite('folder', 'shell@1.0.0', 'rights@1.0.0', ...FINES)
const city = 'valmont'
const stands = async (part: string, version: string) =>
  (await readDescriptor(here.site, part, version)) !== null
const HOUR = 3_600_000
const after = (hours: number) => new Date(Date.now() + hours * HOUR)

beforeEach(async () => {
  await ensureCity(here.site, city, SETTINGS, { shell: '1.0.0', fines: '1.0.0', rights: '1.0.0' })
  for (const number of [2, 3, 4, 5])
    await promote(here.site, { city, versions: { fines: `${number}.0.0` }, depth: 'disk' })
})

describe('pruning', () => {
  it('leaves for a day what was shown or published, for tabs that are open', async () => {
    expect(await prune(here.site, after(23), { isDry: false })).toEqual({
      versions: [],
      generations: [],
      drafts: 0,
    })
  })

  it('then takes what no city shows or falls back on, and nothing else', async () => {
    const pruned = await prune(here.site, after(25), { isDry: false })
    expect(pruned.generations).toEqual([1, 2, 3, 4].map(number => `${city} ${number}`))
    expect([...pruned.versions].sort()).toEqual(['fines@1.0.0', 'fines@6.0.0'])
    expect([...(await here.site.names('remotes/fines'))].sort()).toEqual(['2.0.0', '3.0.0', '4.0.0', '5.0.0'])
    expect(await stands('shell', '1.0.0')).toBe(true)
    expect(await generationsOf(here.site, city)).toEqual([5])
    const { release } = await promote(here.site, { city, versions: { fines: '3.0.0' }, depth: 'disk' })
    expect(release.generation).toBe(6)
    expect(release.remotes.fines?.lastGood.map(({ version }) => version)).toEqual(['5.0.0', '4.0.0', '2.0.0'])
  })

  it('keeps what another city still runs', async () => {
    await ensureCity(here.site, 'other', SETTINGS, { shell: '1.0.0', fines: '1.0.0', rights: '1.0.0' })
    expect((await prune(here.site, after(25), { isDry: false })).versions).toEqual(['fines@6.0.0'])
  })

  it('keeps what is on trial', async () => {
    await promote(here.site, { city, versions: { fines: '6.0.0' }, depth: 'disk', canaryPercent: 5 })
    expect((await prune(here.site, after(25), { isDry: false })).versions).toEqual(['fines@1.0.0'])
    expect(await currentGeneration(here.site, city, 'canary')).toBe(6)
  })

  it('takes away what a write that was cut short left behind, a day after', async () => {
    const draft = `${cityFolder(city)}/generations/.draft-1-x-1`
    const begun = [
      draft,
      `${generationFolder(city, 9)}/release.json`,
      `${versionFolder('fines', '9.0.0')}/entry.js`,
    ]
    for (const path of begun) await here.site.writeOnce(path, '{}')
    expect(await prune(here.site, new Date(), { isDry: false })).toEqual({
      versions: [],
      generations: [],
      drafts: 0,
    })
    // Generations numbered above those shown stay, because their numbers would be reused.
    for (const path of begun) here.age(path, 25 * HOUR)
    expect((await prune(here.site, new Date(), { isDry: true })).generations).toEqual([])
    const { release } = await promote(here.site, { city, versions: { fines: '6.0.0' }, depth: 'disk' })
    expect(release.generation).toBe(10)
    for (const path of begun) here.age(path, 25 * HOUR)
    expect(await prune(here.site, new Date(), { isDry: false })).toEqual({
      versions: ['fines@9.0.0'],
      generations: [`${city} 9`],
      drafts: 1,
    })
    for (const path of begun) expect(await here.site.read(path)).toBeNull()
  })

  it('only says so when it is asked to', async () => {
    const { versions } = await prune(here.site, after(25), { isDry: true })
    expect(versions).toHaveLength(2)
    expect(await generationsOf(here.site, city)).toContain(1)
    expect(await stands('fines', '1.0.0')).toBe(true)
  })
})
