import { describe, expect, test } from 'vitest'
import { testCity } from '../../testing/city-of-file.ts'
import { requestsOf } from '../../testing/requests.ts'
import { createCatalogues } from './catalogue.ts'

const city = testCity()

const definitionsNow = async (): Promise<{ parkingRightDefinitionId: string; price: number }[]> =>
  (await city.ask('/api/parking-right-definition', { as: 'camille' })).body
const plansNow = async () => (await city.ask('/api/plans', { as: 'camille' })).body

const versionNow = async () =>
  (await city.deps.db.selectFrom('catalogue_state').select('version').executeTakeFirstOrThrow()).version

describe('what a city offers is kept in memory', () => {
  test('as the same objects while nothing changes', async () => {
    const version = await versionNow()
    const first = await city.deps.catalogues.read({ cityId: 'valmont' }, version)
    expect(await city.deps.catalogues.read({ cityId: 'valmont' }, version)).toBe(first)
    expect(await city.deps.catalogues.read({ cityId: 'port-sable' }, version)).not.toBe(first)
  })

  test('and a citizen sees each change with their next call', async () => {
    await definitionsNow()
    await requestsOf(city).addDefinition('fresh', {}, 100)
    const fresh = async () =>
      (await definitionsNow()).find(({ parkingRightDefinitionId: id }) => id === 'fresh')
    expect(await fresh()).toMatchObject({ price: 100 })
    await city.deps.db
      .updateTable('definitions')
      .set({ price_cents: 250 })
      .where('definition_id', '=', 'fresh')
      .execute()
    expect(await fresh()).toMatchObject({ price: 250 })
    await city.deps.db.deleteFrom('definitions').where('definition_id', '=', 'fresh').execute()
    expect(await fresh()).toBeUndefined()
  })

  test.each(['zones', 'offers', 'offer_options', 'definitions', 'definition_options'] as const)(
    'a change of %s counts, and one that is taken back does not',
    async table => {
      const before = await versionNow()
      const change = city.deps.db.updateTable(table).set({ position: 1_000 }).where('position', '=', 1_000)
      await expect(
        city.deps.db.transaction().execute(async transaction => {
          await transaction.executeQuery(change)
          throw new Error('taken back')
        }),
      ).rejects.toThrow('taken back')
      expect(await versionNow()).toBe(before)
      await change.execute()
      expect(await versionNow()).toBe(before + 1)
    },
  )

  test('and read again when reading it failed', async () => {
    let isAway = true
    const db = new Proxy(city.deps.db, {
      get: (target, name) => {
        if (isAway && name === 'selectFrom') throw new Error('away')
        const value: unknown = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const catalogues = createCatalogues(db)
    const read = () => catalogues.read({ cityId: 'valmont' }, 1)
    await expect(read()).rejects.toThrow('away')
    isAway = false
    expect((await read()).offers.length).toBeGreaterThan(0)
  })
})

test('an older call does not put back what was', async () => {
  const version = await versionNow()
  const newest = await city.deps.catalogues.read({ cityId: 'valmont' }, version)
  expect(await city.deps.catalogues.read({ cityId: 'valmont' }, version - 1)).toBe(newest)
  expect((await plansNow()).plans.length).toBeGreaterThan(0)
})
