import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openApiDocument } from '@parvis/start'
import { describe, expect, test } from 'vitest'
import { callRows } from './calls-table.ts'
import { createAnswerCheck, type OpenApiDocument } from './openapi.ts'
import { isProfile, PROFILES } from './profiles.ts'

const page = readFileSync(join(import.meta.dirname, '../../docs/connect-a-city.md'), 'utf8')
const document = JSON.parse(JSON.stringify(openApiDocument())) as OpenApiDocument
const EXAMPLES = [...page.matchAll(/^```json (\w+)\n([\s\S]+?)^```$/gm)].map(
  ([, schema = '', text = '']) => [schema, text] as const,
)

describe('docs/connect-a-city.md', () => {
  test.each(EXAMPLES)('its example of %s is as the contract writes it', (schema, text) => {
    expect(Object.keys(document.components.schemas)).toContain(schema)
    expect(createAnswerCheck(document).faultBySchema(schema, JSON.parse(text))).toBeNull()
  })

  test('shows each message that the profile fines takes or gives', () => {
    const messages = callRows(document, 'fines').flatMap(row => {
      const [takes = '', gives = ''] = row.split(' | ').slice(3)
      return [takes, gives.replace(/^\d+ | \|$/g, '')].map(word => word.trim())
    })
    const json = messages.filter(word => /^[A-Z]\w+$/.test(word))
    expect(json.length).toBeGreaterThan(7)
    expect(json.filter(word => !EXAMPLES.some(([schema]) => schema === word))).toEqual([])
  })

  test.each(['fines', 'rights'] as const)(
    'has each call of the profile %s as the contract has it',
    profile => {
      expect(callRows(document, profile).filter(row => !page.includes(row))).toEqual([])
    },
  )

  test('has no call that the contract does not have, and each profile', () => {
    const rows = page.split('\n').filter(line => /^\| `[A-Z]+ \/api/.test(line))
    const known = [...callRows(document, 'fines'), ...callRows(document, 'rights')]
    expect(rows.filter(row => !known.includes(row))).toEqual([])
    for (const profile of Object.keys(PROFILES).filter(isProfile))
      expect(page).toContain(`| \`${profile}\` |`)
  })
})
