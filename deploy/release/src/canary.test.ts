import { beforeEach, describe, expect, it } from 'vitest'
import { readGeneration } from './generation.ts'
import { channelsOf, currentGeneration } from './pointer.ts'
import { ensureCity, promote, rollBack } from './promote.ts'
import { SETTINGS } from './testing/fixtures.ts'
import { temporarySite } from './testing/temporary-site.ts'

const here = temporarySite(
  'folder',
  'shell@1.0.0',
  'rights@1.0.0',
  'rights@2.0.0',
  'fines@1.0.0',
  'fines@2.0.0',
)
const city = 'valmont'
const releaseOf = async (channel: 'stable' | 'canary' = 'stable') =>
  (await readGeneration(here.site, city, (await currentGeneration(here.site, city, channel)) ?? 0)).release
const running = async (part: string, channel: 'stable' | 'canary' = 'stable') =>
  (await releaseOf(channel)).remotes[part]?.version
const lastGood = async (part: string) =>
  (await releaseOf()).remotes[part]?.lastGood.map(({ version }) => version)
const promoteIn = (versions: Record<string, string>, canaryPercent?: number) =>
  promote(here.site, { city, versions, depth: 'disk', canaryPercent })

beforeEach(async () => {
  await ensureCity(here.site, city, SETTINGS, { shell: '1.0.0', fines: '1.0.0', rights: '1.0.0' })
})

describe('a canary', () => {
  beforeEach(() => promoteIn({ fines: '2.0.0' }, 5))

  it('moves nobody but its share of the visitors', async () => {
    expect(await channelsOf(here.site, city)).toMatchObject({
      stable: { generation: 1 },
      canary: { generation: 2, percent: 5 },
    })
    expect([await running('fines'), await running('fines', 'canary')]).toEqual(['1.0.0', '2.0.0'])
    expect((await releaseOf('canary')).channel).toBe('canary')
  })

  it('ends when the same version is promoted to everybody', async () => {
    await promoteIn({ fines: '2.0.0' })
    expect((await channelsOf(here.site, city)).canary).toBeNull()
    expect([await running('fines'), await running('fines', 'canary')]).toEqual(['2.0.0', '2.0.0'])
    expect(await lastGood('fines')).toEqual(['1.0.0'])
  })

  it('goes on beside what is promoted of other parts, and shows that too', async () => {
    await promoteIn({ rights: '2.0.0' })
    expect((await channelsOf(here.site, city)).canary?.percent).toBe(5)
    expect([await running('fines'), await running('rights')]).toEqual(['1.0.0', '2.0.0'])
    expect([await running('fines', 'canary'), await running('rights', 'canary')]).toEqual(['2.0.0', '2.0.0'])
  })

  it('tries two parts together when the second joins it', async () => {
    await promoteIn({ rights: '2.0.0' }, 10)
    expect([await running('fines', 'canary'), await running('rights', 'canary')]).toEqual(['2.0.0', '2.0.0'])
    expect((await channelsOf(here.site, city)).canary?.percent).toBe(10)
  })

  it('is ended by a rollback, which then changes nothing for the others', async () => {
    await promoteIn({ rights: '2.0.0' }, 10)
    expect(await rollBack(here.site, city, 'fines')).toMatchObject({
      was: 'trial',
      from: '2.0.0',
      to: '1.0.0',
    })
    expect([await running('fines'), await running('fines', 'canary')]).toEqual(['1.0.0', '1.0.0'])
    expect([await running('rights'), await running('rights', 'canary')]).toEqual(['1.0.0', '2.0.0'])
  })
})
