import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { ALL_JOBS } from '../../jobs/all-jobs.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { OTHER_DATA } from './other-data.ts'
import { PERSONAL_DATA } from './personal-data.ts'

const city = testCity()
let columns: { table_name: string; column_name: string }[]

beforeAll(async () => {
  const found = await sql<{ table_name: string; column_name: string }>`
    select table_name::text, column_name::text from information_schema.columns
    where table_schema = 'public' order by 1, 2`.execute(city.deps.db)
  columns = found.rows
})

const personal = PERSONAL_DATA.map(({ table }): string => table)
const other = Object.keys(OTHER_DATA)

describe('the list of what the city holds of a person', () => {
  test('knows every table, each once', () => {
    const tables = [...new Set(columns.map(({ table_name }) => table_name))].sort()
    expect([...personal, ...other].sort()).toEqual(tables)
  })

  test('holds every table that names a person', () => {
    const naming = columns.filter(({ column_name }) =>
      /^(subscriber_id|email|login|payer)$/.test(column_name),
    )
    expect(
      [...new Set(naming.map(({ table_name }) => table_name))].filter(name => other.includes(name)),
    ).toEqual([])
  })

  test.each(PERSONAL_DATA.map(entry => [entry.table, entry] as const))(
    'names columns that %s has',
    (table, entry) => {
      const has = columns
        .filter(({ table_name }) => table_name === table)
        .map(({ column_name }) => column_name)
      const blanked = entry.erasure === 'delete' ? [] : Object.keys(entry.erasure.blank)
      expect([...entry.columns, ...blanked].filter(column => !has.includes(column))).toEqual([])
      expect(entry.columns.filter(column => /hash|password|fingerprint|token/.test(column))).toEqual([])
    },
  )

  test('gives or blanks everything of a person that a kept row holds', () => {
    const TELLING =
      /name|mail|phone|address|plates|statement|comment|enterprise|gender|custom_fields|payer|^answer$|asked_words/
    const left = PERSONAL_DATA.flatMap(({ table, erasure }) => {
      if (erasure === 'delete' || Object.keys(erasure.blank).length === 0) return []
      const blanked = Object.keys(erasure.blank)
      return columns
        .filter(({ table_name, column_name }) => table_name === table && TELLING.test(column_name))
        .filter(({ column_name }) => !blanked.includes(column_name))
        .map(({ column_name }) => `${table}.${column_name}`)
    })
    expect(left).toEqual([])
  })

  test('leaves a term to no job but one that the city runs', () => {
    const jobs = ALL_JOBS.map(({ name }) => name)
    const tending = PERSONAL_DATA.flatMap(({ tendedBy }) => tendedBy ?? [])
    expect(tending.filter(name => !jobs.includes(name))).toEqual([])
    expect(jobs).toContain('apply-retention')
  })

  test('says why each part is kept as long as it is', () => {
    const terms = PERSONAL_DATA.flatMap(entry => entry.terms)
    expect(terms.every(({ days, reason }) => days >= 0 && reason.length > 10)).toBe(true)
  })
})
