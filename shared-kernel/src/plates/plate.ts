import type { Brand } from '../ids/index.ts'

/** A plate in its one normal form: upper case, no separators, 2 to 15 of A–Z 0–9 (D11). Equal plates are equal strings. */
export type Plate = Brand<string, 'Plate'>

// Spaces, dashes, dots, slashes and the invisible characters of pasted text.
const SEPARATORS = /[\s\p{Pd}\p{Cf}._·•/]/gu
const ACCENTS = /\p{M}/gu
const FORM = /^[A-Z0-9]{2,15}$/

/** Upper case without separators or accents (`MÜ-AB 12` → `MUAB12`), valid or not. */
const normalised = (raw: string) =>
  raw.normalize('NFKD').replace(ACCENTS, '').toUpperCase().replace(SEPARATORS, '')

/** Parses a typed plate, in any case and spacing; null when invalid. */
export function plate(raw: string): Plate | null {
  const text = normalised(raw)
  return FORM.test(text) ? (text as Plate) : null
}

/** The valid plates, without blank, repeated or invalid ones (first document §5). */
export function dropBlankPlates(raw: readonly string[]): readonly Plate[] {
  const read = raw.map(plate).filter(found => found !== null)
  return [...new Set(read)]
}
