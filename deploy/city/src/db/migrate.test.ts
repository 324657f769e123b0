import pg from 'pg'
import { expect, test } from 'vitest'
import { serverDatabase } from '../testing/test-database.ts'
import { migrate } from './migrate.ts'

/** Simulates a pooler in transaction mode: each statement or transaction may use another connection. */
const pooledByTransaction = (url: string) => {
  const connections = [new pg.Client(url), new pg.Client(url)] as const
  let current: pg.Client = connections[0]
  let isInTransaction = false
  const query = async (text: string, values?: unknown[]) => {
    if (text === 'begin') isInTransaction = true
    const answer = await current.query(text, values)
    if (text === 'commit' || text === 'rollback') isInTransaction = false
    if (!isInTransaction) current = connections[1]
    return answer
  }
  return {
    open: () => Promise.all(connections.map(one => one.connect())),
    pool: { connect: async () => ({ query, release: () => undefined }) } as unknown as pg.Pool,
    end: () => Promise.all(connections.map(one => one.end())),
  }
}

test('a start behind a pooler leaves no lock for which the next one would wait', async () => {
  const database = await serverDatabase()
  const { open, pool, end } = pooledByTransaction(database.url)
  await open()
  await migrate(pool)
  const client = new pg.Client(database.url)
  await client.connect()
  const { rows } = await client.query(
    "select 1 from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
  )
  expect(rows).toEqual([])
  await client.end()
  await end()
  await database.stop()
})
