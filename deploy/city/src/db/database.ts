import { openAsBlob } from 'node:fs'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { lockDataFolder } from './data-folder-lock.ts'
import { migrate } from './migrate.ts'
import type { Schema } from './schema.ts'

// Keeps compiled WebAssembly code: V8 ends the whole process when it frees code that it has compiled again ("Check
// failed: jit_page_->allocations_.erase(addr) == 1", https://github.com/nodejs/node/issues/64500). The embedded
// database is the largest such module.
setFlagsFromString('--no-wasm-code-gc')

export type Database = Kysely<Schema>

export interface OpenDatabase {
  kind: 'embedded' | 'postgresql'
  db: Database
  pool: pg.Pool
  close(): Promise<void>
}

export interface DatabasePlace {
  /** A PostgreSQL address; without one the embedded database is used. */
  databaseUrl?: string | undefined
  /** Folder of the embedded database; without one it lives in memory. */
  dataFolder?: string | undefined
  /** A dump of an embedded database to begin from in memory: initialising one takes seconds. */
  template?: string | undefined
  /** Called after each statement, without its values. */
  onStatement?: ((sql: string, milliseconds: number, isFailed: boolean) => void) | undefined
}

const { builtins } = pg.types
const readDate = pg.types.getTypeParser(builtins.TIMESTAMPTZ, 'text') as (raw: string) => Date

const readInteger = (raw: string): number => {
  const value = Number(raw)
  if (!Number.isSafeInteger(value)) throw new RangeError(`The integer ${raw} does not fit a number`)
  return value
}

/** Reads instants as epoch milliseconds, days as YYYY-MM-DD, and cents as safe integers. */
const PARSERS: Readonly<Record<number, (raw: string) => unknown>> = {
  [builtins.TIMESTAMPTZ]: raw => readDate(raw).getTime(),
  [builtins.DATE]: raw => raw,
  [builtins.INT8]: readInteger,
}

const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    PARSERS[oid] ?? pg.types.getTypeParser(oid, format ?? 'text')) as typeof pg.types.getTypeParser,
}

interface OpenPool {
  kind: OpenDatabase['kind']
  pool: pg.Pool
  release(): Promise<void>
}

const reasonOf = ({ message, code }: NodeJS.ErrnoException) => message || code || 'no answer'

/** Seconds to wait for a connection, unless the address sets libpq's `connect_timeout`. Front servers wait for 30. */
const PATIENCE_SECONDS = 10

/** Without a limit, callers would wait for ever for a server that accepts connections and never answers. */
const patienceOf = (connectionString: string): number =>
  Number(new URL(connectionString).searchParams.get('connect_timeout') || PATIENCE_SECONDS) * 1_000

const openServer = async (connectionString: string): Promise<OpenPool> => {
  const patience = patienceOf(connectionString)
  const pool = new pg.Pool({
    connectionString,
    max: 10,
    types,
    connectionTimeoutMillis: patience,
    // Detects a server that vanished (power, network) while its answer is awaited.
    keepAlive: true,
    keepAliveInitialDelayMillis: patience,
  })
  // A restarting server closes idle connections; the pool replaces them. Without a listener the event would end this
  // process. Running calls fail by themselves, and readiness reports the outage.
  pool.on('error', () => undefined)
  try {
    const client = await pool.connect()
    client.release()
  } catch (failure) {
    await pool.end()
    throw new Error(
      `DATABASE_URL: the database cannot be opened (${reasonOf(failure as NodeJS.ErrnoException)})`,
      { cause: failure },
    )
  }
  return { kind: 'postgresql', pool, release: async () => undefined }
}

const inMemory = async (template: string | undefined): Promise<PGlite> =>
  PGlite.create(template === undefined ? {} : { loadDataDir: await openAsBlob(template) })

const openEmbedded = async ({ dataFolder, template }: DatabasePlace): Promise<OpenPool> => {
  const unlock = dataFolder === undefined ? undefined : await lockDataFolder(dataFolder)
  try {
    const pglite =
      dataFolder === undefined ? await inMemory(template) : await PGlite.create(join(dataFolder, 'database'))
    const pool = new pg.Pool({ ...createPgConfig(pglite), max: 1, types } as unknown as pg.PoolConfig)
    const release = async () => {
      await pglite.close()
      await unlock?.()
    }
    return { kind: 'embedded', pool, release }
  } catch (failure) {
    await unlock?.()
    throw failure
  }
}

/** Opens the server's database, migrated to the newest schema. */
export const openDatabase = async (place: DatabasePlace): Promise<OpenDatabase> => {
  const open =
    place.databaseUrl === undefined ? await openEmbedded(place) : await openServer(place.databaseUrl)
  const { onStatement } = place
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: open.pool }),
    ...(onStatement && {
      log: ({ level, query, queryDurationMillis }) =>
        onStatement(query.sql, queryDurationMillis, level === 'error'),
    }),
  })
  const close = async () => {
    await db.destroy()
    await open.release()
  }
  try {
    await migrate(open.pool)
  } catch (failure) {
    await close()
    throw failure
  }
  return { kind: open.kind, db, pool: open.pool, close }
}
