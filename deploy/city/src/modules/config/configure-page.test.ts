import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { configWire } from '@parvis/shared-kernel/wire'
import { describe, expect, test } from 'vitest'
import { asAnswered, configFaults, describeFault, givenConfig } from './config-faults.ts'

const PAGE = readFileSync(join(import.meta.dirname, '../../../../../docs/configure-a-city.md'), 'utf8')
const EXAMPLE = JSON.parse(/```json\n(.*?)```/s.exec(PAGE)?.[1] ?? '') as Record<string, unknown>
const ROWS = [...PAGE.matchAll(/^\| `([\w.]+)` \|.*\| `([^`]+)` \| `([^`]+)` \|$/gm)].map(
  ([, path = '', wrong = '', says = '']) => ({ path, wrong: JSON.parse(wrong) as unknown, says }),
)

/** The example with one field replaced. */
const changed = (path: string, value: unknown) => {
  const [name = '', inner] = path.split('.')
  const before = EXAMPLE[name]
  const whole =
    inner === undefined ? value : { ...(typeof before === 'object' ? before : {}), [inner]: value }
  return { ...EXAMPLE, [name]: whole }
}

const said = (config: object) => configFaults(config, { imageOrigins: [] }).map(fault => describeFault(fault))

describe('docs/configure-a-city.md', () => {
  test('shows a configuration that a city takes', () => {
    expect(said(EXAMPLE)).toEqual([])
  })

  test.each(ROWS)('says what a wrong $path says', ({ path, wrong, says }) => {
    expect(said(changed(path, wrong)).map(line => line.replace(/ \(.*$/, ''))).toContain(says)
  })

  test('has every field of the contract that a city writes', () => {
    const fields = Object.keys(givenConfig({ ...asAnswered({}), ...configWire.entries }))
    expect([...new Set(ROWS.map(({ path }) => path.split('.')[0]))].sort()).toEqual(fields.sort())
  })
})
