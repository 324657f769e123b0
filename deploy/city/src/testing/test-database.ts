import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { Secrets } from '../secrets.ts'
import type { CityOptions } from '../settings.ts'

/** A new database with the demonstration's cities on the server of this run; undefined when the run uses the embedded one. */
export const testDatabaseUrl = async (): Promise<string | undefined> => {
  const template = process.env.PARVIS_TEST_POSTGRES
  if (template === undefined) return undefined
  const at = (database: string) => new URL(`/${database}`, template.replace(/\/[^/]*$/, '')).href
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // Connect elsewhere: a template can be copied only without open connections.
  const client = new pg.Client({ connectionString: at('postgres') })
  await client.connect()
  await client.query(`create database ${name} template ${template.split('/').at(-1)}`)
  await client.end()
  return at(name)
}

/** A copy of the demonstration's cities, on the server of this run or embedded, and their keys. */
export const testStorage = async (): Promise<Pick<CityOptions, 'databaseUrl' | 'template' | 'secrets'>> => ({
  databaseUrl: await testDatabaseUrl(),
  template: process.env.PARVIS_TEST_TEMPLATE,
  secrets: JSON.parse(process.env.PARVIS_TEST_SECRETS ?? '') as Secrets,
})
