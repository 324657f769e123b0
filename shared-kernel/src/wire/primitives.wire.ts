import * as v from 'valibot'
import { zoneId } from '../ids/index.ts'
import { type Cents, cents } from '../money/index.ts'
import type { Zone } from '../offers/index.ts'
import { dropBlankPlates, type Plate, plate } from '../plates/index.ts'
import { type Instant, instant, toIso } from '../time/index.ts'

// Shared schemas. The schemas of this room only validate, so that they convert to JSON Schema; plain functions beside
// them map to and from the domain.

/** Opaque id, or secret of a link, in a request or response. */
export const idWire = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
/** Short text that a client sends. */
export const shortTextWire = v.pipe(v.string(), v.maxLength(200))
/** Long text that a client sends. */
export const longTextWire = v.pipe(v.string(), v.maxLength(4000))
/** Whole cents, never negative (D8). */
export const centsWire = v.pipe(v.number(), v.integer(), v.minValue(0))
/** ISO 8601 with offset. */
export const instantWire = v.pipe(v.string(), v.isoTimestamp())
export const countWire = v.pipe(v.number(), v.integer(), v.minValue(0))
/** A plate as typed or stored, in any spacing. */
export const plateTextWire = v.pipe(v.string(), v.maxLength(20))
export const zoneWire = v.object({ id: v.string(), name: v.string() })
/** A response field with one value of a closed list; unknown values of a newer city are read as `otherwise` (D17). */
export const oneOf = <const Known extends string, Otherwise extends Known | null>(
  known: readonly Known[],
  otherwise: Otherwise,
) => v.fallback(v.nullish(v.picklist(known)), otherwise)
/** A response field with values of a closed list; unknown values of a newer city are left out (D17). */
export const someOf = <const Known extends string>(known: readonly Known[]) =>
  v.fallback(v.array(v.picklist(known)), dataset => known.filter(one => isAmong(one, dataset?.value)))
const isAmong = (one: string, all: unknown) => Array.isArray(all) && all.includes(one)
/** Schema of a 204 response. */
export const noContentWire = v.unknown()

export type ZoneWire = v.InferOutput<typeof zoneWire>
export const zoneFromWire = (wire: ZoneWire): Zone => ({ id: zoneId(wire.id), name: wire.name })
export const zoneToWire = (zone: Zone): ZoneWire => ({ id: zone.id, name: zone.name })

/** Missing and null are equivalent. */
export type Maybe<T> = T | null | undefined

export const instantFromWire = (raw: Maybe<string>): Instant | null => (raw ? instant(raw) : null)
export const instantToWire = (moment: Instant | null): string | null =>
  moment === null ? null : toIso(moment)
export const centsFromWire = (raw: Maybe<number>): Cents | null =>
  raw === null || raw === undefined ? null : cents(raw)
export const platesFromWire = (raw: Maybe<readonly string[]>): readonly Plate[] => dropBlankPlates(raw ?? [])
export const plateFromWire = (raw: Maybe<string>): Plate | null => (raw ? plate(raw) : null)
/** An id; null when missing, null or blank. */
export const idFromWire = <T>(raw: Maybe<string>, make: (text: string) => T): T | null =>
  raw ? make(raw) : null
export const idsFromWire = <T>(raw: Maybe<readonly string[]>, make: (text: string) => T): readonly T[] =>
  (raw ?? []).map(make)
