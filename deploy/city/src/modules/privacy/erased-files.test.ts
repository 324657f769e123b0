import { afterEach, expect, test, vi } from 'vitest'
import { at } from '../../db/schema.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { removeErasedFiles } from './erased-files.ts'

const city = testCity()
const AWAY = new Error('the bucket is away')
const urnOf = (n: number) => `urn:parvis:evidence:0192f0a0-0000-7000-8000-${String(n).padStart(12, '0')}`

/** Files of erased people, the first of them gone longest. */
const wait = async (count: number) => {
  const { db, files } = city.deps
  for (let n = 0; n < count; n += 1) {
    await files.keep(urnOf(n), new TextEncoder().encode('%PDF-1.7'))
    await db
      .insertInto('files_to_remove')
      .values({ urn: urnOf(n), since: at(city.clock.now()) })
      .execute()
    city.clock.moveBy(1_000)
  }
}
const waiting = async () => {
  const rows = await city.deps.db.selectFrom('files_to_remove').select('urn').orderBy('since').execute()
  return rows.map(({ urn }) => urn)
}
/** A round in which the store does not remove these files; returns what it was asked for and what was logged. */
const roundWithout = async (isStuck: (urn: string) => boolean) => {
  const { files, log } = city.deps
  const { remove } = files
  const asked = vi.spyOn(files, 'remove').mockImplementation(async urn => {
    if (isStuck(urn)) throw AWAY
    await remove(urn)
  })
  const warned = vi.spyOn(log, 'warn')
  await removeErasedFiles(city.deps)
  return { asked: asked.mock.calls.length, lines: warned.mock.calls.map(([told]) => told) }
}

afterEach(() => vi.restoreAllMocks())

test('a file that is not removed keeps no other, and is told once a round', async () => {
  await wait(4)
  const stuck = [urnOf(0), urnOf(2)]
  for (const _round of [1, 2]) {
    const { lines } = await roundWithout(urn => stuck.includes(urn))
    expect(lines).toEqual([{ failures: 2, failure: 'Error' }])
    vi.restoreAllMocks()
    expect(await waiting()).toEqual(stuck)
  }
  const { files } = city.deps
  expect([await files.read(urnOf(1)), await files.read(urnOf(3))]).toEqual([null, null])
  expect((await roundWithout(() => false)).lines).toEqual([])
  expect(await waiting()).toEqual([])
})

test('a store that is away is not asked for each of many files, and all of them wait', async () => {
  await wait(12)
  const { asked, lines } = await roundWithout(() => true)
  expect([asked, lines]).toEqual([5, [{ failures: 5, failure: 'Error' }]])
  vi.restoreAllMocks()
  expect(await waiting()).toHaveLength(12)
  await roundWithout(() => false)
  expect(await waiting()).toEqual([])
})

test('no file waits for ever behind those that are never removed', async () => {
  await wait(7)
  const last = urnOf(6)
  for (let round = 0; round < 20; round += 1) {
    await roundWithout(urn => urn !== last)
    vi.restoreAllMocks()
  }
  expect(await waiting()).toEqual([0, 1, 2, 3, 4, 5].map(urnOf))
})
