import { CASE_KEY_HEADER } from '@parvis/shared-kernel/wire'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { createCityApp } from '../http/city-app.ts'
import { openApiDocument } from '../http/openapi.ts'
import { PERSONAL_DATA } from '../modules/privacy/personal-data.ts'
import type { TestFine } from '../testing/appeals.ts'
import { testCity } from '../testing/city-of-file.ts'
import { type DocumentedCall, type JsonSchema, schemaOfBody } from '../testing/json-schema.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { TELLS_SECRET_PERSON } from '../testing/secret-person.ts'
import { makeVictim, VICTIM } from '../testing/victim.ts'

// Calls every operation of the OpenAPI document as every kind of stranger, with the victim's ids, number and plate and
// a valid body: none of the victim's data changes or leaks.

const STRANGERS = [
  'another subscriber',
  'somebody signed out',
  'a subscriber of another city',
  'who knows number and plate',
  'who knows number and plate, with an account of their own',
] as const
type Stranger = (typeof STRANGERS)[number]
type Asker = Stranger | 'the owner'

const knowsPlate = (asker: Asker): boolean => asker.startsWith('who knows') || asker === 'the owner'

/** Account and city of each asker. */
const ACCOUNTS: Readonly<Partial<Record<Asker, readonly [account: string, city: string]>>> = {
  'another subscriber': ['georges', 'valmont'],
  'a subscriber of another city': ['elodie', 'port-sable'],
  'who knows number and plate, with an account of their own': ['georges', 'valmont'],
  'the owner': ['camille', 'valmont'],
}

const CONTRACT = openApiDocument()
const SCHEMAS = CONTRACT.components.schemas as Readonly<Record<string, JsonSchema>>

const CALLS = Object.entries(CONTRACT.paths).flatMap(([path, operations]) =>
  Object.entries(operations as Record<string, DocumentedCall>).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    body: schemaOfBody(operation),
  })),
)
type Call = (typeof CALLS)[number]

/** Personal data of the people in the cases, including the holding account. */
const PERSONAL = new RegExp(`${TELLS_SECRET_PERSON.source}|camille\\.martin`, 'i')

const city = testCity()
let app: ReturnType<typeof createCityApp>
let fine: TestFine
let cases: { appealId: string; refundId: string }
let held: { mediaId: string; vehicleId: string; operationId: string; procedure: string }

beforeAll(async () => {
  app = createCityApp(city.deps)
  const victim = await makeVictim(city)
  fine = victim.fine
  cases = victim.cases
  held = victim.held
})

const idsOf = ({ path }: Call): Readonly<Record<string, string>> => ({
  id: path.startsWith('/api/tickets/') ? 'camille-tic-to-pay' : 'camille-sub-to-pay',
  subscriberId: VICTIM.subscriberId,
  definitionId: 'vm-visitor',
  fineId: fine.number,
  ...cases,
  ...held,
})

/** Schema-valid values that name the victim's resources. */
const namedFor = (call: Call, stranger: Asker): Readonly<Record<string, unknown>> => ({
  ...idsOf(call),
  plate: knowsPlate(stranger) ? fine.plate : 'AA001AA',
  plates: ['AB123CD'],
  email: 'stranger@example.org',
  password: 'les nuages violets boivent du thé',
  firstName: 'Etranger',
  lastName: 'Etranger',
  urlRedirection: 'http://127.0.0.1:4300/',
  submit: true,
  statement: 'Overwritten',
  answer: 'Overwritten',
})

const sampleOf = (
  schema: JsonSchema | undefined,
  named: Readonly<Record<string, unknown>>,
  name = '',
): unknown => {
  if (schema === undefined) return {}
  if (schema.$ref !== undefined) return sampleOf(SCHEMAS[schema.$ref.split('/').at(-1) ?? ''], named, name)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return schema.enum[0]
  const [choice] = schema.anyOf ?? schema.oneOf ?? []
  if (choice !== undefined) return sampleOf(choice, named, name)
  if (schema.properties !== undefined)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, member]) => [key, sampleOf(member, named, key)]),
    )
  if (Object.hasOwn(named, name)) return named[name]
  const type = [schema.type].flat()[0]
  if (type === 'array') return [sampleOf(schema.items, named)]
  if (type === 'boolean') return true
  return type === 'number' || type === 'integer' ? 1 : 'x'
}

let networks = 0

const ask = async (call: Call, stranger: Asker) => {
  networks += 1
  const ids = idsOf(call)
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => ids[name] ?? 'nothing-of-this-name')
  const query = new URLSearchParams({
    mediaType: 'application/pdf',
    size: '9',
    year: '2026',
    operationId: ids.operationId ?? '',
    subscriberId: VICTIM.subscriberId,
    ...(knowsPlate(stranger) ? { plate: fine.plate } : {}),
  })
  const account = ACCOUNTS[stranger]
  const token = account === undefined ? undefined : await city.tokenOf(...account)
  const hasBody = call.method !== 'GET' && call.method !== 'DELETE'
  return app.request(`${path}?${query}`, {
    method: call.method,
    headers: {
      'x-forwarded-for': `10.${120 + (networks >> 8)}.${networks & 255}.1`,
      [CASE_KEY_HEADER]: 'guessed',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(hasBody ? { 'content-type': 'application/json' } : {}),
    },
    ...(hasBody ? { body: JSON.stringify(sampleOf(call.body, namedFor(call, stranger))) } : {}),
  })
}

/** Text of a response, including that of a PDF. */
const saidBy = async (answer: Response): Promise<string> => {
  if (!(answer.headers.get('content-type') ?? '').includes('pdf')) return answer.text()
  const { text, title } = await readPdf(new Uint8Array(await answer.arrayBuffer()))
  return `${title} ${text}`
}

/**
 * Every row that the city holds of the victim, by its own list of personal data, and the rows of the cases. Tokens and
 * waiting mails are left out: anybody may have a case link mailed to the address on file.
 */
const stateOfVictim = async (): Promise<Record<string, string>> => {
  const { db } = city.deps
  const tables = PERSONAL_DATA.filter(({ table }) => table !== 'one_time_tokens' && table !== 'waiting_mails')
  const entries: [string, string][] = []
  for (const { table, mine } of tables) {
    const { rows } = await sql<{ state: string | null }>`select
      string_agg(md5(t::text), ' ' order by md5(t::text)) as state from ${sql.table(table)} t
      where ${mine(VICTIM)}`.execute(db)
    entries.push([table, rows[0]?.state ?? ''])
  }
  const ofCases = await sql<{ state: string }>`select string_agg(md5(x), ' ') as state from (
    select t::text as x from refunds t where refund_id = ${cases.refundId}
    union all select t::text from fine_claims t where fine_id = ${fine.number}
    union all select t::text from fine_versions t where fine_id = ${fine.number}
    union all select t::text from fine_payments t where fine_id = ${fine.number} order by 1) rows`.execute(db)
  return { ...Object.fromEntries(entries), cases: ofCases.rows[0]?.state ?? '' }
}

test('the calls are those of the contract, and there is something to take', async () => {
  expect(CALLS.length).toBeGreaterThanOrEqual(107)
  const state = await stateOfVictim()
  expect(Object.values(state).filter(rows => rows !== '').length).toBeGreaterThanOrEqual(12)
  expect(Object.values(cases)).not.toContain('none')
  const own = await app.request('/api/subscriber', {
    headers: { authorization: `Bearer ${await city.tokenOf('camille')}` },
  })
  expect(await own.text()).toMatch(PERSONAL)
})

describe.each(STRANGERS)('%s', stranger => {
  test(`changes nothing and learns nothing by any of ${CALLS.length} calls`, async () => {
    const found: string[] = []
    const before = await stateOfVictim()
    for (const call of CALLS) {
      const answer = await ask(call, stranger)
      if (answer.status >= 500) found.push(`${call.name}: ${answer.status}`)
      if (PERSONAL.test(await saidBy(answer))) found.push(`${call.name} tells a person`)
    }
    expect(found).toEqual([])
    expect(await stateOfVictim()).toEqual(before)
  }, 240_000)
})

test('the same calls by the owner are told and taken: what strangers sent would have gone through', async () => {
  const told: string[] = []
  const changing: string[] = []
  // Opening a session to make the call adds a row, which is not a change to detect.
  const stateOfThings = async () => JSON.stringify({ ...(await stateOfVictim()), sessions: '' })
  let before = await stateOfThings()
  for (const call of CALLS) {
    const answer = await ask(call, 'the owner')
    if (PERSONAL.test(await saidBy(answer))) told.push(call.name)
    const after = await stateOfThings()
    if (answer.ok && after !== before) changing.push(call.name)
    before = after
  }
  expect(told.length).toBeGreaterThanOrEqual(4)
  expect(changing.length).toBeGreaterThanOrEqual(6)
}, 240_000)
