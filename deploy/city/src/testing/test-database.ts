import { randomUUID } from 'node:crypto'
import pg from 'pg'

/** A new empty database on the server of this run; undefined when the run uses the embedded one. */
export const testDatabaseUrl = async (): Promise<string | undefined> => {
  const server = process.env.PARVIS_TEST_POSTGRES
  if (server === undefined) return undefined
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
