import * as v from 'valibot'
import { zoneId } from '../ids/index.ts'
import { type Cents, cents } from '../money/index.ts'
import type { Zone } from '../offers/index.ts'
import { dropBlankPlates, type Plate, plate } from '../plates/index.ts'
import { type Instant, instant, toIso } from '../time/index.ts'

// Shapes that many messages share. Every schema of this room only checks: it converts to JSON Schema, and plain
// functions beside it map to and from the domain.

/** Opaque id in a body or an answer. */
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
export const emailTextWire = v.pipe(v.string(), v.minLength(6), v.maxLength(80))
/** A plate as typed or stored, in any spacing. */
export const plateTextWire = v.pipe(v.string(), v.maxLength(20))
const days = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(365))
/** How long a refund takes: days from the document to the decision, and from there to the money. */
export const refundDaysWire = v.object({ review: days, transfer: days })
export const zoneWire = v.object({ id: v.string(), name: v.string() })
/** One of a closed list, in an answer: what a later city says besides is read as `otherwise` (D17). */
export const oneOf = <const Known extends string, Otherwise extends Known | null>(
  known: readonly Known[],
  otherwise: Otherwise,
) => v.fallback(v.nullish(v.picklist(known)), otherwise)
/** Some of a closed list, in an answer: what a later city says besides is left out (D17). */
export const someOf = <const Known extends string>(known: readonly Known[]) =>
  v.fallback(v.array(v.picklist(known)), dataset => known.filter(one => isAmong(one, dataset?.value)))
const isAmong = (one: string, all: unknown) => Array.isArray(all) && all.includes(one)
/** What an answer of 204 parses as. */
export const noContentWire = v.unknown()

export type ZoneWire = v.InferOutput<typeof zoneWire>
export const zoneFromWire = (wire: ZoneWire): Zone => ({ id: zoneId(wire.id), name: wire.name })
export const zoneToWire = (zone: Zone): ZoneWire => ({ id: zone.id, name: zone.name })

/** Missing and null both mean "not said". */
export type Maybe<T> = T | null | undefined

export const instantFromWire = (raw: Maybe<string>): Instant | null => (raw ? instant(raw) : null)
export const instantToWire = (moment: Instant | null): string | null =>
  moment === null ? null : toIso(moment)
export const centsFromWire = (raw: Maybe<number>): Cents | null =>
  raw === null || raw === undefined ? null : cents(raw)
export const platesFromWire = (raw: Maybe<readonly string[]>): readonly Plate[] => dropBlankPlates(raw ?? [])
export const plateFromWire = (raw: Maybe<string>): Plate | null => (raw ? plate(raw) : null)
/** An id, or null for a missing, null or blank one. */
export const idFromWire = <T>(raw: Maybe<string>, make: (text: string) => T): T | null =>
  raw ? make(raw) : null
export const idsFromWire = <T>(raw: Maybe<readonly string[]>, make: (text: string) => T): readonly T[] =>
  (raw ?? []).map(make)
