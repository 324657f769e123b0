import { rmSync } from 'node:fs'
import { startTestCity, type TestCity } from '../testing/test-city.ts'
import { keysOfTheRun, serverDatabase } from '../testing/test-database.ts'

/**
 * Two instances of one city over one PostgreSQL with separate connections, like two processes behind one address. The
 * embedded database, with one connection, would hide every race.
 */
export const startTwoCities = async () => {
  const database = await serverDatabase()
  const place = { databaseUrl: database.url, dataFolder: keysOfTheRun() }
  const first = await startTestCity(place)
  const second = await startTestCity(place)
  const cities: readonly [TestCity, TestCity] = [first, second]
  return {
    first,
    second,
    /** Alternates between the two. */
    of: (turn: number): TestCity => cities[turn % 2 === 0 ? 0 : 1],
    stop: async () => {
      await Promise.all(cities.map(city => city.stop()))
      await database.stop()
      rmSync(place.dataFolder, { recursive: true, force: true })
    },
  }
}

export type TwoCities = Awaited<ReturnType<typeof startTwoCities>>

/** A seeded random generator (mulberry32), so that a failed history can be replayed. */
export const seeded = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

const LETTERS = 'ABCDEFGHJKLMNPQRTVWXYZ'

/** The n-th distinct plate in the usual format. */
export const plateNumber = (n: number): string => {
  const letter = (place: number) => LETTERS[Math.floor(n / 1_000 / 22 ** place) % 22] ?? 'A'
  return `${letter(3)}${letter(2)}${String(n % 1_000).padStart(3, '0')}${letter(1)}${letter(0)}`
}

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => make(i))

export const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms))
