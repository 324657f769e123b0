import { existsSync, mkdirSync, readdirSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { generationFolder, generationsOf } from './generation.ts'
import { currentGeneration } from './pointer.ts'
import { ensureCity, promote } from './promote.ts'
import { prune } from './prune.ts'
import { cityFolder, versionFolder } from './site.ts'
import { SETTINGS } from './testing/fixtures.ts'
import { temporarySite } from './testing/temporary-site.ts'

const FINES = [1, 2, 3, 4, 5, 6].map(number => `fines@${number}.0.0`)
const here = temporarySite('shell@1.0.0', 'rights@1.0.0', ...FINES)
const city = 'valmont'
const HOUR = 3_600_000
const after = (hours: number) => new Date(Date.now() + hours * HOUR)

beforeEach(async () => {
  await ensureCity(here.site, city, SETTINGS, { shell: '1.0.0', fines: '1.0.0', rights: '1.0.0' })
  for (const number of [2, 3, 4, 5])
    await promote(here.site, { city, versions: { fines: `${number}.0.0` }, depth: 'disk' })
})

describe('pruning', () => {
  it('leaves for a day what was shown or published, for tabs that are open', () => {
    expect(prune(here.site, after(23), { isDry: false })).toEqual({
      versions: [],
      generations: [],
      drafts: 0,
    })
  })

  it('then takes what no city shows or falls back on, and nothing else', async () => {
    const pruned = prune(here.site, after(25), { isDry: false })
    expect(pruned.generations).toEqual([1, 2, 3, 4].map(number => `${city} ${number}`))
    expect([...pruned.versions].sort()).toEqual(['fines@1.0.0', 'fines@6.0.0'])
    expect(readdirSync(join(here.site.root, 'remotes/fines')).sort()).toEqual([
      '2.0.0',
      '3.0.0',
      '4.0.0',
      '5.0.0',
    ])
    expect(existsSync(versionFolder(here.site, 'shell', '1.0.0'))).toBe(true)
    expect(generationsOf(here.site, city)).toEqual([5])
    const { release } = await promote(here.site, { city, versions: { fines: '3.0.0' }, depth: 'disk' })
    expect(release.generation).toBe(6)
    expect(release.remotes.fines?.lastGood.map(({ version }) => version)).toEqual(['5.0.0', '4.0.0', '2.0.0'])
  })

  it('keeps what another city still runs', async () => {
    await ensureCity(here.site, 'other', SETTINGS, { shell: '1.0.0', fines: '1.0.0', rights: '1.0.0' })
    expect(prune(here.site, after(25), { isDry: false }).versions).toEqual(['fines@6.0.0'])
  })

  it('keeps what is on trial', async () => {
    await promote(here.site, { city, versions: { fines: '6.0.0' }, depth: 'disk', canaryPercent: 5 })
    expect(prune(here.site, after(25), { isDry: false }).versions).toEqual(['fines@1.0.0'])
    expect(currentGeneration(here.site, city, 'canary')).toBe(6)
  })

  it('takes away the drafts of what was killed', () => {
    const draft = join(cityFolder(here.site, city), 'generations/.draft-1-x-1')
    mkdirSync(draft)
    utimesSync(draft, new Date(), after(-25))
    expect(prune(here.site, new Date(), { isDry: false }).drafts).toBe(1)
    expect(existsSync(draft)).toBe(false)
  })

  it('only says so when it is asked to', () => {
    const { versions } = prune(here.site, after(25), { isDry: true })
    expect(versions).toHaveLength(2)
    expect(existsSync(generationFolder(here.site, city, 1))).toBe(true)
    expect(existsSync(versionFolder(here.site, 'fines', '1.0.0'))).toBe(true)
  })
})
