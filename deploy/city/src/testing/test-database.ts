import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A new migrated database on the server of this run; undefined when the run uses the embedded one. */
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
