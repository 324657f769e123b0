import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createCityApp } from '../http/city-app.ts'
import { createLog } from '../log.ts'
import { testCity } from '../testing/city-of-file.ts'
import { createMetrics } from './metrics.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../../../docs/operate.md'), 'utf8')
/** The reference card page runs in the city's process, and writes into its log. */
const SOURCES = ['..', '../../../payment-sandbox/src'].map(folder => join(import.meta.dirname, folder))

const city = testCity()

/** Every metric of the city itself with its labels, after each of them was used. */
const metricRows = async (): Promise<string[]> => {
  const metrics = createMetrics()
  await createCityApp({ ...city.deps, metrics }).request('/api/config')
  metrics.finished({ job: 'any', outcome: 'done', seconds: 1 })
  const pool = { totalCount: 1, idleCount: 1, waitingCount: 0 }
  const page = await metrics.page({ db: city.deps.db, pool, clock: city.clock })
  return [...page.matchAll(/^# HELP (parvis_\w+) (.+)$/gm)].map(([, name = '', help]) => {
    const [, labels = ''] = new RegExp(`^${name}(?:_count)?\\{(.*)\\} `, 'm').exec(page) ?? []
    const names = [...labels.matchAll(/(\w+)="/g)].map(([, label]) => `\`${label}\``)
    return `| \`${name}\` | ${names.join(', ')} | ${help} |`
  })
}

/** Messages logged in the sources as warning or error, with their level. */
const loggedMessages = (): string[] => {
  const files = SOURCES.flatMap(folder =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter(file => file.endsWith('.ts') && !/(\.test\.ts$|^testing|^bench|^desk)/.test(file))
      .map(file => join(folder, file)),
  )
  return files.flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\blog\.(warn|error|fatal)\(([\s\S]*?)\n? *\)+\n/g)].flatMap(
      ([, level, words = '']) =>
        [...words.matchAll(/'([^'\n]+ [^'\n]+)'/g)].map(([, message]) => `| \`${message}\` | ${level} |`),
    ),
  )
}

const rowsOf = (pattern: RegExp) => PAGE.split('\n').filter(line => pattern.test(line))

describe('docs/operate.md', () => {
  test('has every metric of the city, and no other', async () => {
    const rows = await metricRows()
    expect(rows.length).toBeGreaterThan(6)
    expect(rowsOf(/^\| `parvis_/).sort()).toEqual(rows.sort())
  })

  test('has every warning and error that the city logs, and no other', () => {
    const logged = [...new Set(loggedMessages())]
    expect(logged.length).toBeGreaterThan(20)
    const told = rowsOf(/^\| `[^`]+` \| (warn|error|fatal) \|/)
    expect(
      told
        .map(row => row.split(' | ').slice(0, 2).join(' | '))
        .map(row => `${row} |`)
        .sort(),
    ).toEqual(logged.sort())
  })

  test('shows the line of a request as it is', async () => {
    const [, example = ''] = /```json\n(\{[^\n]+"msg": "request" \})\n```/.exec(PAGE) ?? []
    const lines: string[] = []
    const log = createLog('info', { write: line => lines.push(line) })
    await createCityApp({ ...city.deps, log }).request('/api/config')
    expect(lines.map(line => Object.keys(JSON.parse(line)))).toEqual([Object.keys(JSON.parse(example))])
  })
})
