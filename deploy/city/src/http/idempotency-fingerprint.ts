import { sha256Hex } from '../secrets.ts'

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1)

/** One form for all ways to write the same JSON: members in order, and what is null is not there. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([, member]) => member !== null && member !== undefined)
  return Object.fromEntries(members.sort(byName).map(([name, member]) => [name, canonical(member)]))
}

/** What a request asks, as a hash: equal requests have equal fingerprints, and nothing can be read in them. */
export const fingerprintOf = (...parts: readonly unknown[]): string =>
  sha256Hex(JSON.stringify(canonical(parts)))

/** A UUID (RFC 9562, version 8) that the same words always make. */
export const uuidFrom = (...words: readonly string[]): string => {
  const digits = sha256Hex(JSON.stringify(words))
  const variant = ((Number.parseInt(digits.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}
