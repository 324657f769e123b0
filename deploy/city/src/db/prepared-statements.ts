import { createHash } from 'node:crypto'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'

/** Statements kept under a name; the city has fewer, and what lists of many lengths add to them goes without one. */
const MOST_NAMES = 500

type Answer = Promise<pg.QueryResult>

/** PostgreSQL's word when a table changed its shape after the statement was prepared. */
const isOutdated = (failure: unknown): boolean =>
  failure instanceof Error &&
  (failure as pg.DatabaseError).code === '0A000' &&
  (failure as pg.DatabaseError).routine === 'RevalidateCachedQuery'

/**
 * Names of statements, made from their text, so that a connection pooler may share them between processes. When a new
 * version of the city changes a table under a running one, all are given anew.
 */
const createNames = () => {
  const names = new Map<string, string>()
  let generation = 0
  return {
    of: (text: string): string | undefined => {
      const known = names.get(text)
      if (known !== undefined || names.size >= MOST_NAMES) return known
      const name = `city_${generation}_${createHash('sha256').update(text).digest('hex').slice(0, 32)}`
      names.set(text, name)
      return name
    },
    renew: (): void => {
      generation += 1
      names.clear()
    },
  }
}

type Names = ReturnType<typeof createNames>

/** Outside a transaction an outdated statement is simply asked again; within one the call fails and the next goes well. */
const runNamed = async (client: pg.PoolClient, names: Names, text: string, values: unknown[]): Answer => {
  const name = names.of(text)
  try {
    return await client.query({ text, values, ...(name === undefined ? {} : { name }) })
  } catch (failure) {
    if (!isOutdated(failure)) throw failure
    names.renew()
    if (client.getTransactionStatus() !== 'I') throw failure
    return client.query({ text, values })
  }
}

const preparing = (client: pg.PoolClient, names: Names): PostgresPoolClient => {
  const query = (text: string, values: readonly unknown[]): Answer =>
    values.length === 0 ? client.query(text) : runNamed(client, names, text, [...values])
  const release = (isBroken?: boolean) => client.release(isBroken)
  return { query, release } as unknown as PostgresPoolClient
}

/** The pool as the query builder sees it: each statement is parsed and planned once a connection, not at each call. */
export const withPreparedStatements = (pool: pg.Pool): PostgresPool => {
  const names = createNames()
  const faces = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    connect: async () => {
      const client = await pool.connect()
      const face = faces.get(client) ?? preparing(client, names)
      faces.set(client, face)
      return face
    },
    end: () => pool.end(),
  }
}
