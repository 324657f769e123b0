import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import pg from 'pg'
import { migrate } from '../db/migrate.ts'
import { startPostgres } from './postgres.ts'

const onServer = async () => {
  const postgres = await startPostgres()
  const server = postgres.createDatabase()
  const pool = new pg.Pool({ connectionString: server, max: 1 })
  await migrate(pool)
  await pool.end()
  process.env.PARVIS_TEST_POSTGRES = server
  return () => postgres.stop()
}

/** One migrated embedded database for the run; each test city begins from a copy of it. */
const onTemplate = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-template-'))
  const pglite = await PGlite.create()
  const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1 } as unknown as pg.PoolConfig)
  await migrate(pool)
  await pool.end()
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  const file = join(folder, 'template.tar')
  writeFileSync(file, new Uint8Array(await dump.arrayBuffer()))
  process.env.PARVIS_TEST_TEMPLATE = file
  return async () => rmSync(folder, { recursive: true, force: true })
}

/**
 * Runs once per test run: with `PARVIS_TEST_STORAGE=postgresql` (`npm test`) every test city gets a database on one
 * throw-away server, else an embedded one without installation. Both are copies of a migrated one, and the same tests
 * run on both.
 */
export const setup = (): Promise<() => Promise<void>> =>
  process.env.PARVIS_TEST_STORAGE === 'postgresql' ? onServer() : onTemplate()
