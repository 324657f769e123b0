import { randomUUID } from 'node:crypto'
import { copyFileSync, cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { Secrets } from '../secrets.ts'
import type { CityOptions } from '../settings.ts'
import { startPostgres } from './postgres.ts'

/** A new database with the demonstration's cities on the server of this run; undefined when the run uses the embedded one. */
export const testDatabaseUrl = async (): Promise<string | undefined> => {
  const template = process.env.PARVIS_TEST_POSTGRES
  if (template === undefined) return undefined
  const at = (database: string) => Object.assign(new URL(template), { pathname: `/${database}` }).href
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Connect elsewhere: a template can be copied only without open connections.
  const client = new pg.Client({ connectionString: at('postgres') })
  await client.connect()
  await client.query(`create database ${name} template ${new URL(template).pathname.slice(1)}`)
  await client.end()
  return at(name)
}

/** A database on a server whatever the storage of the run: with the cities on the run's server, else new on one of its own. */
export const serverDatabase = async (): Promise<{ url: string; stop(): Promise<void> }> => {
  const url = await testDatabaseUrl()
  if (url !== undefined) return { url, stop: async () => undefined }
  const postgres = await startPostgres()
  return { url: postgres.createDatabase(), stop: postgres.stop }
}

/** A copy of the demonstration's cities, on the server of this run or embedded, and their keys. */
export const testStorage = async (): Promise<Pick<CityOptions, 'databaseUrl' | 'template' | 'secrets'>> => ({
  databaseUrl: await testDatabaseUrl(),
  template: process.env.PARVIS_TEST_TEMPLATE,
  secrets: JSON.parse(process.env.PARVIS_TEST_SECRETS ?? '') as Secrets,
})

const template = () => process.env.PARVIS_TEST_FOLDER ?? ''

/**
 * A data folder as a first start leaves it, without pictures: the demonstration's cities in its embedded database, and
 * their keys. Initialising one takes three seconds of a processor, which start-city.test proves once for all.
 */
export const dataFolderOfTheRun = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-data-'))
  cpSync(template(), folder, { recursive: true })
  return folder
}

/** A data folder with the keys of the run's databases, for a city on one of them. */
export const keysOfTheRun = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'parvis-keys-'))
  copyFileSync(join(template(), 'secrets.json'), join(folder, 'secrets.json'))
  return folder
}
