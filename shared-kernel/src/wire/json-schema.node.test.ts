import { createRequire } from 'node:module'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import * as wire from './index.ts'

// The converter is a dependency of the city, which serves the contract as OpenAPI; this test checks that the schemas
// convert.
const fromCity = createRequire(new URL('../../../deploy/city/package.json', import.meta.url))
const { toJsonSchema } = await import(fromCity.resolve('@valibot/to-json-schema'))

/** A check beside a format refuses what JSON Schema's format (`date`, `date-time`) refuses as well: 30 February. */
const checkOfFormat = (context: { valibotAction: { type: string }; jsonSchema: { format?: string } }) =>
  context.valibotAction.type === 'check' && context.jsonSchema.format ? context.jsonSchema : undefined

const isSchema = (value: unknown): value is v.GenericSchema =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema'

const schemas = Object.entries<unknown>(wire).filter(([, value]) => isSchema(value))

describe('the contract', () => {
  test('is made of schemas', () => expect(schemas.length).toBeGreaterThan(60))
  test.each(schemas)('%s becomes JSON Schema', (_name, schema) => {
    expect(() => toJsonSchema(schema, { errorMode: 'throw', overrideAction: checkOfFormat })).not.toThrow()
  })
})

describe('answers of a newer city', () => {
  const zone = { id: 'z', name: 'Centre', surprise: 1 }
  test('unknown fields are ignored', () =>
    expect(v.parse(wire.zoneWire, zone)).toEqual({ id: 'z', name: 'Centre' }))
  test('a wrong type is refused', () =>
    expect(v.safeParse(wire.zoneWire, { id: 3, name: 'x' }).success).toBe(false))
})
