import { describe, expect, it } from 'vitest'
import {
  type Generation,
  generationFolder,
  generationsOf,
  readGeneration,
  writeGeneration,
} from './generation.ts'
import { city, valmontReleases } from './testing/valmont-releases.ts'

const { here } = valmontReleases()
const seventh = async (by: Generation['made']['by']): Promise<Generation> => {
  const { release, state, made } = await readGeneration(here.site, city, 1)
  const notAfter = by === 'origin' ? '2030-01-01T00:00:00Z' : '2031-01-01T00:00:00Z'
  return { release: { ...release, generation: 7, notAfter }, state, made: { ...made, by } }
}

describe('a generation', () => {
  it('takes nothing for its own that somebody else left at its place', async () => {
    await here.site.writeOnce(`${generationFolder(city, 7)}/headers.json`, '{}')
    expect(await writeGeneration(here.site, await seventh('origin'), async () => false)).toBe(false)
  })

  it('belongs to one of those who write its number at the same moment, and is all theirs', async () => {
    const wanted = await Promise.all([seventh('origin'), seventh('settings')])
    const made = await Promise.all(
      wanted.map(generation => writeGeneration(here.site, generation, async () => false)),
    )
    expect([...made].sort()).toEqual([false, true])
    expect(await readGeneration(here.site, city, 7)).toEqual(wanted[made.indexOf(true)])
  })

  it('whose work is for nothing leaves its number alone taken', async () => {
    let asked = 0
    const isLate = async () => {
      asked += 1
      return asked > 3
    }
    expect(await writeGeneration(here.site, await seventh('origin'), isLate)).toBe(false)
    expect(await generationsOf(here.site, city)).toEqual([1, 7])
    expect(await here.site.names(generationFolder(city, 7))).toEqual(['release.json'])
  })
})
