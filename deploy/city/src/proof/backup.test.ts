import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CityProcess, startCityProcess } from '../testing/city-process.ts'
import { type Postgres, startPostgres } from '../testing/postgres.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../../../docs/operate.md'), 'utf8')
const linesOf = (name: string): string => {
  const [, lines] = new RegExp(`^\`\`\`sh ${name}\\n([\\s\\S]+?)^\`\`\`$`, 'm').exec(PAGE) ?? []
  if (lines === undefined) throw new Error(`docs/operate.md has no lines "${name}"`)
  return lines
}

let postgres: Postgres
let folder: string

beforeAll(async () => {
  postgres = await startPostgres()
  folder = mkdtempSync(join(tmpdir(), 'parvis-backup-'))
})
afterAll(async () => {
  await postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const run = (name: string, env: Record<string, string>): void => {
  const PATH = `${postgres.bin}:${process.env.PATH}`
  execFileSync('bash', ['-euo', 'pipefail', '-c', linesOf(name)], { env: { ...env, PATH }, stdio: 'pipe' })
}

const ask = async ({ urls }: CityProcess, path: string, init: RequestInit = {}) => {
  const response = await fetch(urls.api + path, init)
  return { status: response.status, body: await response.json() }
}
const withToken = (token: string, init: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
})

const LOGIN = { login: 'camille.martin@example.org', password: 'valmont-camille-1' }
const signIn = async (city: CityProcess): Promise<string> => {
  const headers = { 'content-type': 'application/json' }
  const init = { method: 'POST', headers, body: JSON.stringify(LOGIN) }
  return (await ask(city, '/api/auth/customer/token', init)).body.token
}

test('a city that is restored by the lines of docs/operate.md goes on as it was, sessions and all', {
  timeout: 120_000,
}, async () => {
  const databaseUrl = postgres.createDatabase()
  const dataFolder = join(folder, 'first')
  const backup = join(folder, 'backup')
  mkdirSync(backup)
  const first = await startCityProcess({ dataFolder, databaseUrl })
  const token = await signIn(first)
  const phoneNumber = '0611223344'
  const change = { method: 'PUT', body: JSON.stringify({ phoneNumber }) }
  expect((await ask(first, '/api/subscriber', withToken(token, change))).status).toBe(200)
  // The city keeps running; later changes are not in the backup.
  run('backup', { DATABASE_URL: databaseUrl, PARVIS_DATA: dataFolder, BACKUP: backup })
  const later = { method: 'PUT', body: JSON.stringify({ phoneNumber: '0699999999' }) }
  await ask(first, '/api/subscriber', withToken(token, later))
  await first.stop()

  const restoredUrl = postgres.createDatabase()
  const restoredFolder = join(folder, 'restored')
  run('restore', { DATABASE_URL: restoredUrl, PARVIS_DATA: restoredFolder, BACKUP: backup })
  const restored = await startCityProcess({ dataFolder: restoredFolder, databaseUrl: restoredUrl })
  try {
    expect((await ask(restored, '/readyz')).status).toBe(200)
    const { status, body } = await ask(restored, '/api/subscriber', withToken(token))
    expect([status, body.phoneNumber]).toEqual([200, phoneNumber])
  } finally {
    await restored.stop()
  }
})
