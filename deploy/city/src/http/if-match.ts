import * as v from 'valibot'
import type { CityContext } from './context.ts'
import { parseInput } from './input.ts'

const shape = v.object({
  'If-Match': v.pipe(v.string(), v.regex(/^(W\/)?"?\d{1,9}"?$/, 'malformed')),
})

/** Returns the version in `If-Match`, plain or quoted as an entity tag; null without the header or for `*`. */
export const versionMatched = (c: CityContext): number | null => {
  const raw = c.req.header('if-match')
  if (raw === undefined || raw.trim() === '*') return null
  return Number(parseInput(shape, { 'If-Match': raw.trim() })['If-Match'].replace(/\D/g, ''))
}
