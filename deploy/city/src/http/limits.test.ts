import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../db/database.ts'
import { testDatabaseUrl } from '../testing/test-database.ts'
import { clearOldCounts } from './limits.job.ts'
import { type Bucket, createLimits, type Limits } from './limits.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await openDatabase({ databaseUrl: await testDatabaseUrl() })
})
afterAll(() => database.close())

const bucketOf = (key: string): Bucket => ({ limit: 'fineFailureOfPlate', key })
const statusOf = (limits: Limits, bucket: Bucket) =>
  limits.check([bucket]).then(
    () => 'open',
    (refusal: { status: number }) => refusal.status,
  )

describe.each([
  ['in memory', () => createLimits()],
  ['in the database', () => createLimits(database.pool)],
])('counts kept %s', (where, make) => {
  test('close at their limit and open when they are cleared', async () => {
    const limits = make()
    const bucket = bucketOf(`AB123CD ${where}`)
    for (let time = 0; time < 5; time += 1) {
      expect(await statusOf(limits, bucket)).toBe('open')
      await limits.take([bucket])
    }
    expect(await statusOf(limits, bucket)).toBe(429)
    await limits.clear(bucket)
    expect(await statusOf(limits, bucket)).toBe('open')
  })

  test('are added to all at once without losing one, and can be taken back', async () => {
    const limits = make()
    const bucket = bucketOf(`all at once ${where}`)
    await Promise.all(Array.from({ length: 50 }, () => limits.add(bucket, 1)))
    const { points, secondsLeft } = await limits.add(bucket, -49)
    expect(points).toBe(1)
    expect(secondsLeft).toBeGreaterThan(3_500)
    expect(await statusOf(limits, bucket)).toBe('open')
  })

  test('let through of many callers at once no more than points are left', async () => {
    const limits = make()
    const spend = () => limits.spend([bucketOf(`spent at once ${where}`)])
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, spend))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
    const refusals = outcomes.flatMap(outcome =>
      outcome.status === 'rejected' ? [outcome.reason.status] : [],
    )
    expect(new Set(refusals)).toEqual(new Set([429]))
  })

  test('of one limit are nothing to another', async () => {
    const limits = make()
    await limits.add(bucketOf('same key'), 5)
    expect((await limits.add({ limit: 'fineFailureOfNetwork', key: 'same key' }, 1)).points).toBe(1)
  })
})

describe('two processes with one database', () => {
  test('share their counts', async () => {
    const [one, other] = [createLimits(database.pool), createLimits(database.pool)]
    const bucket = bucketOf('shared')
    await one.add(bucket, 4)
    expect((await other.add(bucket, 1)).points).toBe(5)
    expect(await statusOf(one, bucket)).toBe(429)
  })

  test('keep no plate and no address', async () => {
    await createLimits(database.pool).add(bucketOf('ZZ999ZZ'), 1)
    const { rows } = await database.pool.query('select key from rate_limits')
    expect(rows.length).toBeGreaterThan(0)
    expect(JSON.stringify(rows)).not.toContain('ZZ999ZZ')
  })

  test('drop what is over, and nothing else', async () => {
    const old = { key: 'old', points: 1, expire: 1 }
    await database.db.insertInto('rate_limits').values(old).execute()
    const before = await database.db.selectFrom('rate_limits').select('key').execute()
    await clearOldCounts.run({ db: database.db } as never)
    const after = await database.db.selectFrom('rate_limits').select('key').execute()
    expect(after).toHaveLength(before.length - 1)
    expect(after).not.toContainEqual({ key: 'old' })
  })
})

test('the counts survive without the log of changes', async () => {
  const kind = await sql<{ relpersistence: string }>`
    select relpersistence from pg_class where relname = 'rate_limits'`.execute(database.db)
  expect(kind.rows[0]?.relpersistence).toBe('u')
})
