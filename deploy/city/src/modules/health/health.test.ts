import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import type { Schema } from '../../db/schema.ts'
import { createCityApp } from '../../http/city-app.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { createReadiness } from './readiness.ts'

const city = testCity()

const REACHABLE = { isReachable: async () => true }
const never = () => new Promise<boolean>(() => undefined)

const readyz = async (isReady: () => Promise<boolean>) => {
  const started = performance.now()
  const { status } = await createCityApp({ ...city.deps, isReady }).request('/readyz')
  return { status, isInTime: performance.now() - started < 2_000 }
}

const databaseAt = (port: number) =>
  new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: new pg.Pool({ host: '127.0.0.1', port, user: 'x', database: 'x' }),
    }),
  })

describe('ready', () => {
  test('while the database and the place of documents answer', async () => {
    expect(await readyz(city.deps.isReady)).toEqual({ status: 200, isInTime: true })
  })

  test.each([
    ['is not reachable', { isReachable: async () => false }],
    ['fails', { isReachable: async () => Promise.reject(new Error('away')) }],
    ['does not answer', { isReachable: never }],
  ])('no longer, within two seconds, when the place of documents %s', async (_name, files) => {
    expect(await readyz(createReadiness({ db: city.deps.db, files }))).toEqual({
      status: 503,
      isInTime: true,
    })
  })

  test('no longer when the database is gone', async () => {
    expect(await readyz(createReadiness({ db: databaseAt(1), files: REACHABLE }))).toEqual({
      status: 503,
      isInTime: true,
    })
  })

  test('no longer, within two seconds, when the database takes the call and says nothing', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
    const db = databaseAt((silent.address() as AddressInfo).port)
    expect(await readyz(createReadiness({ db, files: REACHABLE }))).toEqual({ status: 503, isInTime: true })
    silent.close()
  })
})

test('alive says nothing of the parts, and the version is told', async () => {
  const app = createCityApp({ ...city.deps, isReady: async () => false })
  expect((await app.request('/healthz')).status).toBe(200)
  const version = await app.request('/api/version')
  expect(await version.json()).toMatchObject({ name: '@parvis/city', version: expect.stringMatching(/^\d/) })
})
