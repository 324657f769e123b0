import { describe, expect, it } from 'vitest'
import { LostRace } from './commit.ts'
import { generationFolder } from './generation.ts'
import { CityExists, initCity } from './init.ts'
import { currentGeneration } from './pointer.ts'
import { citySettings, ensureCity, removePart, resettle, setOrigin } from './promote.ts'
import { publish } from './publish.ts'
import { historyLines } from './status.ts'
import { aBuild, SETTINGS } from './testing/fixtures.ts'
import { city, valmontReleases } from './testing/valmont-releases.ts'

const { here, releaseOf, running, lastGood, policyOf, promoteIn } = valmontReleases()

describe('a city', () => {
  it('that has a release is left exactly as it is by a start', async () => {
    await promoteIn({ fines: '2.0.0' })
    const settings = { ...SETTINGS, development: ['http://127.0.0.1:9'] }
    expect(await ensureCity(here.site, city, settings, { shell: '1.0.0', fines: '3.0.0' })).toBe(false)
    expect(await currentGeneration(here.site, city, 'stable')).toBe(2)
    expect(await running('fines')).toBe('2.0.0')
  })

  it('is made once, with settings that are right', async () => {
    await expect(initCity(here.site, city, SETTINGS)).rejects.toThrow(CityExists)
    await expect(
      initCity(here.site, 'other', { ...SETTINGS, origins: { fines: 'ftp://x' } }),
    ).rejects.toThrow('origins.fines')
    await expect(initCity(here.site, 'other', { ...SETTINGS, colour: 1 })).rejects.toThrow('colour')
    await expect(initCity(here.site, '../other', SETTINGS)).rejects.toThrow('cannot name a city')
    await initCity(here.site, 'other', SETTINGS)
    await expect(initCity(here.site, 'other', SETTINGS)).rejects.toThrow(CityExists)
  })

  it('that is given the settings it has keeps its generation', async () => {
    await promoteIn({ fines: '2.0.0' })
    const kept = await resettle(here.site, city, await citySettings(here.site, city))
    expect(kept.generation).toBe(2)
    expect(await currentGeneration(here.site, city, 'stable')).toBe(2)
  })

  it('whose addresses moved as a whole takes every version along', async () => {
    await promoteIn({ fines: '2.0.0' })
    const origins = { ...SETTINGS.origins, fines: 'http://127.0.0.1:4423' }
    const { remotes } = await resettle(here.site, city, { ...SETTINGS, origins })
    expect(remotes.fines?.entry.url).toBe('http://127.0.0.1:4423/2.0.0/entry.1.js')
    expect(remotes.fines?.lastGood[0]?.entry.url).toBe('http://127.0.0.1:4423/1.0.0/entry.1.js')
  })
})

describe('a part', () => {
  it('that is new to a city can be promoted once it is said where it is served from', async () => {
    await publish(here.site, aBuild(here.root, 'events', '1.0.0'))
    await expect(promoteIn({ events: '1.0.0' })).rejects.toThrow('is not known in this city')
    await setOrigin(here.site, city, 'events', 'https://events.example')
    expect(await running('events')).toBeUndefined()
    expect((await setOrigin(here.site, city, 'events', 'https://events.example')).generation).toBe(2)
    await promoteIn({ events: '1.0.0' })
    expect((await releaseOf()).remotes.events?.entry.url).toBe('https://events.example/1.0.0/entry.1.js')
  })

  it('that is taken out leaves its addresses to nobody, and comes back with its history', async () => {
    await promoteIn({ fines: '2.0.0' })
    const { remotes } = await removePart(here.site, city, 'fines')
    expect(Object.keys(remotes)).toEqual(['rights'])
    const pages = await here.site.names(`${generationFolder(city, 3)}/pages`)
    expect(pages.filter(name => name.includes('rights'))).not.toEqual([])
    expect(pages.filter(name => name.includes('fines'))).toEqual([])
    expect((await citySettings(here.site, city)).origins).toEqual({ rights: 'https://rights.example' })
    expect(await policyOf()).not.toContain('fines.example')
    expect(await policyOf()).toContain('rights.example')
    expect((await historyLines(here.site, city)).at(-1)).toMatch(/remove fines$/)
    await promoteIn({ fines: '3.0.0' })
    expect(await lastGood('fines')).toEqual(['2.0.0', '1.0.0'])
    expect((await releaseOf()).remotes.fines?.entry.url).toBe('https://fines.example/3.0.0/entry.1.js')
    expect(await policyOf()).toContain('fines.example')
  })

  it('that nobody published opens nothing: its name is a slip of the hand', async () => {
    await expect(setOrigin(here.site, city, 'fine', 'https://typo.example')).rejects.toThrow(
      'no version of "fine" is published',
    )
    expect((await citySettings(here.site, city)).origins).toEqual(SETTINGS.origins)
  })

  it('that is published and does not run yet opens nothing in the page’s policy', async () => {
    await publish(here.site, aBuild(here.root, 'events', '1.0.0'))
    await setOrigin(here.site, city, 'events', 'https://events.example')
    expect(await policyOf()).not.toContain('events.example')
    await promoteIn({ events: '1.0.0' })
    expect(await policyOf()).toContain('events.example')
  })

  it.each([
    ['shell', 'cannot be taken out'],
    ['events', 'does not run'],
  ])('is not taken out when it is %s', async (part, reason) => {
    await expect(removePart(here.site, city, part)).rejects.toThrow(reason)
    expect(await currentGeneration(here.site, city, 'stable')).toBe(1)
  })
})

describe('two promotions at once', () => {
  it('of one part: the second says that it lost, and changes nothing', async () => {
    const results = await Promise.allSettled([promoteIn({ fines: '2.0.0' }), promoteIn({ fines: '3.0.0' })])
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const lost = results.find(result => result.status === 'rejected')
    expect(lost?.reason).toBeInstanceOf(LostRace)
    expect(lost?.reason.message).toMatch(/fines was changed to [23]\.0\.0 in valmont meanwhile/)
    expect(await currentGeneration(here.site, city, 'stable')).toBe(2)
  })

  it('of different parts: both stand', async () => {
    await Promise.all([
      promoteIn({ fines: '2.0.0' }),
      promoteIn({ rights: '2.0.0' }),
      promoteIn({ shell: '1.0.0' }),
    ])
    expect([await running('fines'), await running('rights')]).toEqual(['2.0.0', '2.0.0'])
  })

  it('of one part to one version: both are content', async () => {
    await Promise.all([promoteIn({ fines: '2.0.0' }), promoteIn({ fines: '2.0.0' })])
    expect(await running('fines')).toBe('2.0.0')
  })
})
