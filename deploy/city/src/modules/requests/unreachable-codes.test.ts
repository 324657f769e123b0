import { readdir, readFile } from 'node:fs/promises'
import { CATALOGUE_CODES, type ErrorCode } from '@parvis/shared-kernel/errors'
import { describe, expect, test } from 'vitest'
import { REQUEST_REFUSALS } from './request-refusals.ts'
import { UNREACHABLE_CODES } from './unreachable-codes.ts'

const SOURCES = new URL('../../', import.meta.url)

const read = async (isWanted: (name: string) => boolean): Promise<string> => {
  const names = (await readdir(SOURCES, { recursive: true })).filter(isWanted)
  return (await Promise.all(names.map(name => readFile(new URL(name, SOURCES), 'utf8')))).join('\n')
}
const unreachable: readonly string[] = UNREACHABLE_CODES
const isNamedIn = (text: string) => (code: string) => text.includes(`'${code}'`)

describe('every code of the catalogue', () => {
  test('is caused by a test of the city, or is known to be beyond a citizen', async () => {
    const tests = await read(name => name.endsWith('.test.ts'))
    const forgotten = CATALOGUE_CODES.filter(code => !unreachable.includes(code) && !isNamedIn(tests)(code))
    expect(forgotten).toEqual([])
  })

  test('that is beyond a citizen is thrown by no call of theirs', async () => {
    const services = await read(name => /\.(service|routes|model)\.ts$/.test(name))
    expect(unreachable.filter(isNamedIn(services))).toEqual([])
  })

  test('that creation gives is caused by a test of creation', async () => {
    const tests = await read(name => name.startsWith('modules/requests/') && name.endsWith('.test.ts'))
    const codes = new Set(Object.values(REQUEST_REFUSALS).flatMap<ErrorCode>(group => Object.values(group)))
    expect([...codes].filter(code => !isNamedIn(tests)(code))).toEqual([])
  })
})
