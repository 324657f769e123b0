import { CALLS } from '@parvis/shared-kernel/wire/contract'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { testCity } from '../testing/city-of-file.ts'
import { type DocumentedCall, type JsonSchema, schemaOfBody } from '../testing/json-schema.ts'

/** About thirty requests for each call. `PARVIS_FUZZ_CALLS` sets another number, `PARVIS_FUZZ_SEED` another seed. */
const CALLS_ASKED = Number(process.env.PARVIS_FUZZ_CALLS ?? 3_000)
const SEED = Number(process.env.PARVIS_FUZZ_SEED ?? 20_261_122)

const city = testCity()
let schemas: Record<string, JsonSchema>
let bodies: Record<string, JsonSchema | undefined>

beforeAll(async () => {
  const { body } = await city.ask('/api/openapi.json')
  schemas = body.components?.schemas ?? {}
  bodies = Object.fromEntries(
    Object.entries(body.paths as Record<string, Record<string, DocumentedCall>>).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => [
        `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
        schemaOfBody(operation),
      ]),
    ),
  )
})

const ODD_TEXTS = [
  ...['', ' ', '\0', '\ud800', '\u202e', '../../etc/passwd', "' or 1=1 --", '%', '{}', '[object Object]'],
  ...['camille-sub-to-pay', 'camille-tic-to-pay', '21380990000016261305004002', 'DZ117PR', 'vm-centre'],
  ...['2026-02-30', '9999-12-31T23:59:59Z', '+275760-09-13T00:00:00Z', 'NaN', '1e309', 'é'.repeat(5_000)],
]
const text = fc.oneof(fc.constantFrom(...ODD_TEXTS), fc.string({ unit: 'binary', maxLength: 40 }), fc.uuid())
const ODD_NUMBERS = [0, -1, 0.1, 2 ** 31, 2 ** 53, -(2 ** 63), 1e300]
const anything = fc.oneof(
  text,
  fc.constantFrom(...ODD_NUMBERS),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue(),
)

/** Generates values that mostly fit the schema; at every place one in ten is arbitrary. */
const valueFor = (schema: JsonSchema | undefined, depth = 0): fc.Arbitrary<unknown> => {
  if (schema === undefined || depth > 6) return anything
  if (schema.$ref !== undefined) return valueFor(schemas[schema.$ref.split('/').at(-1) ?? ''], depth + 1)
  const fitting = fittingFor(schema, depth)
  return fc.oneof({ arbitrary: fitting, weight: 9 }, { arbitrary: anything, weight: 1 })
}

const fittingFor = (schema: JsonSchema, depth: number): fc.Arbitrary<unknown> => {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return fc.oneof(...choices.map(choice => valueFor(choice, depth + 1)))
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.properties !== undefined)
    return fc.record(
      Object.fromEntries(
        Object.entries(schema.properties).map(([name, member]) => [name, valueFor(member, depth + 1)]),
      ),
      { requiredKeys: [] },
    )
  if (schema.items !== undefined) return fc.array(valueFor(schema.items, depth + 1), { maxLength: 4 })
  return schema.type === 'boolean' ? fc.boolean() : anything
}

const QUERY_NAMES = [
  'plate',
  'shareToken',
  'target',
  'email',
  'token',
  'operationId',
  'limit',
  'before',
  'lang',
]

const asked = () =>
  fc.constantFrom(...Object.keys(CALLS)).chain(call =>
    fc.record({
      call: fc.constant(call),
      ids: fc.array(text, { minLength: 2, maxLength: 2 }),
      query: fc.dictionary(fc.oneof(fc.constantFrom(...QUERY_NAMES), text), text, { maxKeys: 4 }),
      body: valueFor(bodies[call]),
      as: fc.constantFrom(null, 'camille', 'thomas'),
      network: fc.integer({ min: 0, max: 65_535 }),
    }),
  )

const pathOf = (call: string, ids: readonly string[], query: Readonly<Record<string, string>>): string => {
  let index = 0
  const path = (call.split(' ')[1] ?? '').replace(/:\w+/g, () => {
    index += 1
    return encodeURIComponent((ids[index - 1] ?? '').toWellFormed()) || '-'
  })
  const pairs = Object.entries(query).map(pair => pair.map(part => part.toWellFormed()) as [string, string])
  return `${path}?${new URLSearchParams(pairs)}`
}

test(`of ${CALLS_ASKED} calls of every kind none is answered by a failure of the city`, async () => {
  const property = fc.asyncProperty(asked(), async ({ call, ids, query, body, as, network }) => {
    const method = call.split(' ')[0] ?? ''
    const { status, body: answer } = await city.ask(pathOf(call, ids, query), {
      method,
      ...(as === null ? {} : { as }),
      ...(method === 'GET' ? {} : { body: body === undefined ? null : body }),
      headers: { 'x-forwarded-for': `10.${network >> 8}.${network & 255}.1` },
    })
    expect(status, `${call} ${JSON.stringify(body)}`).not.toBe(500)
    const isPage = typeof answer === 'string' && answer.startsWith('<!')
    if (status >= 400 && !isPage)
      expect(answer, `${status} of ${call}`).toMatchObject({
        status,
        error: expect.any(String),
        message: expect.any(String),
      })
  })
  await fc.assert(property, { numRuns: CALLS_ASKED, seed: SEED, endOnFailure: true })
}, 600_000)
