import { day } from './day.ts'
import type { Instant } from './moment.ts'

const FORM =
  /^(\d{4}-\d{2}-\d{2})[Tt](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:[Zz]|[+-](?:[01]\d|2[0-3]):?[0-5]\d)$/

/**
 * Parses ISO 8601 with date, hour and offset. Null for anything else: without an offset the time is ambiguous, and the
 * machine's time zone would make it differ between readers.
 */
export function instant(iso: string): Instant | null {
  const found = FORM.exec(iso)
  if (!found?.[1] || day(found[1]) === null) return null
  const written = iso.toUpperCase().replace(/([+-]\d{2})(\d{2})$/, '$1:$2')
  const ms = Date.parse(written)
  return Number.isNaN(ms) ? null : (ms as Instant)
}

/** From a clock's epoch milliseconds (`Date.now()` at the edges of the program). Fractions are dropped. */
export const instantFromMs = (ms: number): Instant => Math.trunc(ms) as Instant

export const addMilliseconds = (moment: Instant, ms: number): Instant => (moment + ms) as Instant
export const addSeconds = (moment: Instant, seconds: number): Instant =>
  addMilliseconds(moment, seconds * 1000)

/** ISO 8601 in UTC (`2026-03-29T01:00:00Z`). Milliseconds only when not zero. */
export const toIso = (moment: Instant): string => new Date(moment).toISOString().replace('.000Z', 'Z')
