import { atHour, type Day, day, type Instant, instant } from '@parvis/shared-kernel/time'
import { badRequest, type FieldFault } from '../http/refusal.ts'
import type { Field } from './commands/field.ts'

const wrong = (path: string) => badRequest([{ path, message: 'Wrong value' }])

/** Input of a command, parsed on access. */
export interface Given {
  text(name: string): string
  maybe(name: string): string | undefined
  many(name: string): readonly string[]
  /** Cents. */
  cents(name: string): number
  maybeCents(name: string): number | undefined
  maybeDay(name: string): Day | undefined
  /** An instant with an offset, or local time of the city. */
  maybeMoment(name: string, zone: string): Instant | undefined
}

export type Raw = Readonly<Record<string, unknown>>

const textsOf = (field: Field, value: unknown): string[] => {
  const values = Array.isArray(value) ? value : [value]
  const texts = values.flatMap(one =>
    typeof one === 'string' || typeof one === 'number' || typeof one === 'boolean' ? [String(one)] : [],
  )
  const lines = field.kind === 'lines' ? texts.flatMap(text => text.split('\n')) : texts
  return lines.map(text => text.trim()).filter(text => text !== '')
}

const isAmong = ({ choices = {} }: Field, texts: readonly string[]): boolean =>
  Object.keys(choices).length === 0 || texts.every(text => Object.hasOwn(choices, text))

const faultOf = (field: Field, texts: readonly string[]): FieldFault[] => {
  if (texts.length === 0) return field.isOptional ? [] : [{ path: field.name, message: 'mandatory' }]
  return isAmong(field, texts) ? [] : [{ path: field.name, message: 'Wrong value' }]
}

const AMOUNT = /^(\d{1,7})(?:[.,](\d{1,2}))?$/

const centsOf = (name: string, text: string): number => {
  const [, units, part = ''] = AMOUNT.exec(text.replace(/[\s€]/g, '')) ?? []
  if (units === undefined) throw wrong(name)
  return Number(units) * 100 + Number(part.padEnd(2, '0'))
}

/** Parses `2027-03-01T08:30` or `2027-03-01` in the city's time zone, or any instant with an offset. */
export const momentGiven = (text: string, zone: string): Instant | null => {
  const [, written = '', hour = '0', minute = '0'] =
    /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d))?$/.exec(text) ?? []
  const asDay = day(written)
  if (asDay === null) return instant(text)
  return atHour(asDay, Number(hour), Number(minute), zone)
}

const readings = (values: ReadonlyMap<string, readonly string[]>): Given => {
  const many = (name: string) => values.get(name) ?? []
  const maybe = (name: string) => many(name)[0]
  const text = (name: string) => maybe(name) ?? ''
  const read = <Value>(name: string, reader: (text: string) => Value | null): Value | undefined => {
    const found = maybe(name)
    if (found === undefined) return undefined
    const value = reader(found)
    if (value === null) throw wrong(name)
    return value
  }
  return {
    many,
    maybe,
    text,
    cents: name => centsOf(name, text(name)),
    maybeCents: name => read(name, found => centsOf(name, found)),
    maybeDay: name => read(name, day),
    maybeMoment: (name, zone) => read(name, found => momentGiven(found, zone)),
  }
}

/** Parses the input by the command's fields; refuses with the name of each missing, unknown or invalid field. */
export const readGiven = (fields: readonly Field[], raw: Raw): Given => {
  const values = new Map(fields.map(field => [field.name, textsOf(field, raw[field.name])]))
  const unknown = Object.keys(raw).filter(name => !values.has(name))
  const faults = [
    ...unknown.map(name => ({ path: name, message: 'unknown' })),
    ...fields.flatMap(field => faultOf(field, values.get(field.name) ?? [])),
  ]
  if (faults.length > 0) throw badRequest(faults)
  return readings(values)
}
