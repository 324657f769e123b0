import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { readCities } from '../cities/city-folder.ts'
import { createDemoClock } from '../clock.ts'
import { type DatabasePlace, openDatabase } from '../db/database.ts'
import { loadSecrets } from '../secrets.ts'
import { openCities } from '../seed/seed.ts'
import { DEFAULT_OPTIONS } from '../settings.ts'
import { startPostgres } from './postgres.ts'

/** Migrates a database and writes the demonstration's cities, with the keys that every copy needs. */
const prepare = async (place: DatabasePlace, keys: string): Promise<void> => {
  const secrets = await loadSecrets(keys)
  const { db, close } = await openDatabase(place)
  await openCities({ db, now: createDemoClock().now(), secrets, cities: readCities(DEFAULT_OPTIONS.cities) })
  await close()
  process.env.PARVIS_TEST_SECRETS = JSON.stringify(secrets)
}

const onServer = async (folder: string) => {
  const postgres = await startPostgres({ hasSocket: true })
  const server = postgres.createDatabase()
  await prepare({ databaseUrl: server }, folder)
  process.env.PARVIS_TEST_POSTGRES = server
  return () => postgres.stop()
}

const onTemplate = async (folder: string) => {
  const pglite = await PGlite.create(join(folder, 'database'))
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  const file = `${folder}.tar`
  writeFileSync(file, new Uint8Array(await dump.arrayBuffer()))
  process.env.PARVIS_TEST_TEMPLATE = file
  return async () => rmSync(file)
}

/**
 * Runs once per test run: with `PARVIS_TEST_STORAGE=postgresql` (`npm test`) every test city gets a database on one
 * throw-away server, else an embedded one without installation. Both are copies of one that has the demonstration's
 * cities, and the same tests run on both. A city with a data folder gets a copy of one that is made here, too.
 */
export const setup = async (): Promise<() => Promise<void>> => {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-template-'))
  await prepare({ dataFolder: folder }, folder)
  process.env.PARVIS_TEST_FOLDER = folder
  const open = process.env.PARVIS_TEST_STORAGE === 'postgresql' ? onServer : onTemplate
  const close = await open(folder)
  return async () => {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}
