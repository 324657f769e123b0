import { readdir, readFile } from 'node:fs/promises'
import type { Pool, PoolClient } from 'pg'
import { sha256Hex } from '../secrets.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
const LOCK = 7_273_847
/** A migration of the schema before the first release: it was given in steps then, which nobody has to be led through. */
const BEFORE_RELEASE = '0002_tokens_and_events.sql'

interface Migration {
  name: string
  sql: string
  checksum: string
}

/** In the order of their names, character by character: it is the same everywhere. */
const readMigrations = async (folder: URL): Promise<Migration[]> => {
  const names = (await readdir(folder)).filter(name => /^\d{4}_[a-z0-9_]+\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async name => {
      const sql = await readFile(new URL(name, folder), 'utf8')
      return { name, sql, checksum: sha256Hex(sql) }
    }),
  )
}

const applyMissing = async (client: PoolClient, folder: URL): Promise<string[]> => {
  await client.query(
    'create table if not exists schema_migrations (name text primary key, checksum text not null)',
  )
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migrations',
  )
  const known = new Map(rows.map(row => [row.name, row.checksum]))
  if (known.has(BEFORE_RELEASE)) {
    throw new Error(
      'This database was made by a version before the first release, and no version upgrades it. Give the city an empty database (the demonstration: "npm start -- --fresh").',
    )
  }
  const applied: string[] = []
  for (const migration of await readMigrations(folder)) {
    const checksum = known.get(migration.name)
    if (checksum === migration.checksum) continue
    if (checksum !== undefined) {
      throw new Error(
        `Migration ${migration.name} was changed after it had been applied: write a new one instead.`,
      )
    }
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    applied.push(migration.name)
  }
  return applied
}

/**
 * Brings the database to the newest schema, all of it or nothing, one process at a time, and refuses a migration whose
 * text changed after it was applied, and a database from before the first release. Answers the names it applied.
 *
 * The lock is the transaction's: behind a pooler in transaction mode, a session's lock would be taken and given back on
 * different connections.
 */
export const migrate = async (pool: Pool, folder = FOLDER): Promise<string[]> => {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCK])
    const applied = await applyMissing(client, folder)
    await client.query('commit')
    return applied
  } catch (failure) {
    // A connection that is gone has no transaction any more; why it failed is what the caller is told.
    await client.query('rollback').catch(() => undefined)
    throw failure
  } finally {
    client.release()
  }
}
