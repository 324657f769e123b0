import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '../db/database.ts'
import { type Postgres, startPostgres } from '../testing/postgres.ts'

let postgres: Postgres
let database: OpenDatabase

beforeAll(async () => {
  postgres = await startPostgres()
  database = await openDatabase({ databaseUrl: postgres.createDatabase() })
})
afterAll(async () => {
  await database.close()
  await postgres.stop()
})

type Db = OpenDatabase['db']

const zonesOf = (db: Db, cityId: string) =>
  db.selectFrom('zones').selectAll().where('city_id', '=', cityId).execute()

const preparedHere = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) from pg_prepared_statements where statement like '%"zones"%'`.execute(db)
  return rows[0]?.count ?? 0
}

const addColumn = (name: string) => database.pool.query(`alter table zones add column ${name} text`)

describe('a statement with values', () => {
  test('is prepared once a connection, however often it is asked', async () => {
    await database.db.connection().execute(async db => {
      for (const cityId of ['a', 'b', 'c']) await zonesOf(db, cityId)
      expect(await preparedHere(db)).toBe(1)
    })
  })

  test('goes on when another version of the city changes its table under this one', async () => {
    await zonesOf(database.db, 'a')
    await addColumn('first_change')
    for (const cityId of ['a', 'b', 'c']) expect(await zonesOf(database.db, cityId)).toEqual([])
  })

  test('fails once within a transaction then, and goes well in the next', async () => {
    await zonesOf(database.db, 'a')
    await addColumn('second_change')
    const inTransaction = () => database.db.transaction().execute(transaction => zonesOf(transaction, 'a'))
    await expect(inTransaction()).rejects.toThrow('cached plan must not change result type')
    expect(await inTransaction()).toEqual([])
  })

  test('fails as ever when it is wrong', async () => {
    const twice = (key: string) =>
      database.db.insertInto('server_state').values({ key, value: '1' }).execute()
    await twice('one')
    await expect(twice('one')).rejects.toMatchObject({ code: '23505' })
    expect(await zonesOf(database.db, 'a')).toEqual([])
  })
})
