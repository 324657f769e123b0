import { readdir, readFile } from 'node:fs/promises'
import type { Pool, PoolClient } from 'pg'
import { sha256Hex } from '../secrets.ts'

const FOLDER = new URL('./migrations/', import.meta.url)
const LOCK = 7_273_847
/**
 * Migration of the schema before the first release, whose steps were merged: a database that has it cannot be
 * upgraded.
 */
const BEFORE_RELEASE = '0002_tokens_and_events.sql'

interface Migration {
  name: string
  sql: string
  checksum: string
}

/** Sorted by code unit, independent of the locale. */
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
 * Migrates the database to the newest schema in one transaction, one process at a time; returns the names of the
 * applied migrations. Refuses a migration whose text changed after it was applied, and a database from before the
 * first release. The lock belongs to the transaction: behind a pooler in transaction mode, a session lock would be
 * taken and released on different connections.
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
    // A lost connection has no transaction to roll back; the caller gets the original failure.
    await client.query('rollback').catch(() => undefined)
    throw failure
  } finally {
    client.release()
  }
}
