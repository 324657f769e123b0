import { sha256Hex } from '../secrets.ts'

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : 1)

/** Canonical form of JSON: members sorted, null members left out. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).filter(([, member]) => member !== null && member !== undefined)
  return Object.fromEntries(members.sort(byName).map(([name, member]) => [name, canonical(member)]))
}

/** Hashes a request: equal requests have equal fingerprints, and the content cannot be read from them. */
export const fingerprintOf = (...parts: readonly unknown[]): string =>
  sha256Hex(JSON.stringify(canonical(parts)))

/** Derives a UUID (RFC 9562, version 8) deterministically from the given parts. */
export const uuidFrom = (...parts: readonly string[]): string => {
  const digits = sha256Hex(JSON.stringify(parts))
  const variant = ((Number.parseInt(digits.slice(16, 17), 16) & 0x3) | 0x8).toString(16)
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-')
}
