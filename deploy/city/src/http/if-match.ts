import * as v from 'valibot'
import type { CityContext } from './context.ts'
import { parseInput } from './input.ts'

const shape = v.object({
  'If-Match': v.pipe(v.string(), v.regex(/^(W\/)?"?\d{1,9}"?$/, 'malformed')),
})

/** The version that `If-Match` names, quoted as an entity tag or plain; null without the header or for `*`. */
export const versionMatched = (c: CityContext): number | null => {
  const raw = c.req.header('if-match')
  if (raw === undefined || raw.trim() === '*') return null
  return Number(parseInput(shape, { 'If-Match': raw.trim() })['If-Match'].replace(/\D/g, ''))
}
