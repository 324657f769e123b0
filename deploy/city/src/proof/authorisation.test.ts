import type { Access } from '@parvis/shared-kernel/wire/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { at } from '../db/schema.ts'
import { openApiDocument } from '../http/openapi.ts'
import { testCity } from '../testing/city-of-file.ts'
import type { TestAnswer } from '../testing/test-city.ts'

// Calls every operation of the OpenAPI document in every role (first document §6, docs/api.md: what a caller may not
// see answers like what does not exist).

const ROLES = ['visitor', 'other city', 'other subscriber', 'former sharer', 'co-sharer', 'owner'] as const
type Role = (typeof ROLES)[number]
type Outcome = 'in' | 'unauthenticated' | 'not found'

const SIGNED_IN = {
  visitor: 'unauthenticated',
  'other city': 'unauthenticated',
  'other subscriber': 'in',
  'former sharer': 'in',
  'co-sharer': 'in',
  owner: 'in',
} as const satisfies Record<Role, Outcome>
const OWNER_ONLY = {
  ...SIGNED_IN,
  'other subscriber': 'not found',
  'former sharer': 'not found',
  'co-sharer': 'not found',
} as const
const ANYBODY = Object.fromEntries(ROLES.map(role => [role, 'in'])) as Record<Role, Outcome>

const OUTCOMES: Record<Access, Record<Role, Outcome>> = {
  public: ANYBODY,
  subscriber: SIGNED_IN,
  self: OWNER_ONLY,
  owner: OWNER_ONLY,
  right: { ...OWNER_ONLY, 'co-sharer': 'in' },
  // Access by number and plate or by secret; callers without them are tested below. A session that does not count here
  // is told, not taken for a visitor.
  fine: { ...ANYBODY, 'other city': 'unauthenticated' },
  secret: ANYBODY,
}

const RIGHT = 'camille-sub-to-pay'
const TICKET = 'camille-tic-to-pay'
const PEOPLE = {
  owner: 'camille',
  'co-sharer': 'ines',
  'former sharer': 'thomas',
  'other subscriber': 'georges',
}
const KNOWN: Readonly<Record<string, string>> = {
  id: RIGHT,
  subscriberId: 'sub-camille',
  definitionId: 'vm-visitor',
}

const PLATE = 'FG482KD'
/** Looks at its caller once it has found the case, and there is none of the name asked for here. */
const CASE_LINK = 'POST /api/recourse/{appealId}/case-link'
/** Bodies of calls that everybody may make, which are refused before their caller is looked at. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /api/fps/{fineId}/payments': {
    plate: PLATE,
    amount: 1_700,
    email: 'a.person@example.org',
    urlRedirection: 'http://127.0.0.1:4300/fps',
  },
  [CASE_LINK]: { plate: PLATE },
}

interface Asked {
  name: string
  method: string
  path: string
  access: Access
}

const CALLS: readonly Asked[] = Object.entries(openApiDocument().paths).flatMap(([path, operations]) =>
  Object.entries(operations as Record<string, { 'x-parvis-access': Access }>).map(([method, operation]) => ({
    name: `${method.toUpperCase()} ${path}`,
    method: method.toUpperCase(),
    path,
    access: operation['x-parvis-access'],
  })),
)

const city = testCity()

beforeAll(async () => {
  const { db, clock } = city.deps
  const rows = [RIGHT, TICKET].flatMap(right_id =>
    ['sub-ines', 'sub-thomas'].map(subscriber_id => ({
      right_id,
      subscriber_id,
      joined_at: at(clock.now()),
    })),
  )
  await db.insertInto('right_sharers').values(rows).execute()
  await db
    .deleteFrom('right_sharers')
    .where('right_id', 'in', [RIGHT, TICKET])
    .where('subscriber_id', '=', 'sub-thomas')
    .execute()
})

/** A ticket where the call is about tickets, else a subscription. */
const valuesFor = ({ path }: Asked) => (path.startsWith('/api/tickets/') ? { ...KNOWN, id: TICKET } : KNOWN)

const fill = (path: string, values: Readonly<Record<string, string>>) =>
  path.replace(/\{(\w+)\}/g, (_whole, name: string) => values[name] ?? 'nothing-of-this-name')

const bearerOf = async (role: Role): Promise<string | undefined> => {
  if (role === 'visitor') return undefined
  return role === 'other city' ? city.tokenOf('elodie', 'port-sable') : city.tokenOf(PEOPLE[role])
}

const ask = async ({ name, method, path }: Asked, role: Role, values: Readonly<Record<string, string>>) => {
  const token = await bearerOf(role)
  const hasBody = method !== 'GET' && method !== 'DELETE'
  return city.ask(fill(path, values), {
    method,
    ...(token === undefined ? {} : { token }),
    ...(hasBody ? { body: BODIES[name] ?? {} } : {}),
  })
}

const isNotFound = ({ status, body }: TestAnswer, missing: TestAnswer) =>
  status === 404 && JSON.stringify(body) === JSON.stringify(missing.body)

describe.each(CALLS)('$name ($access)', call => {
  // The owner last: some calls change the right.
  test.each(ROLES)('asked by: %s', async role => {
    const isOfNoCase = call.name === CASE_LINK && role === 'other city'
    const outcome = isOfNoCase ? 'not found' : OUTCOMES[call.access][role]
    const answer = await ask(call, role, valuesFor(call))
    if (outcome === 'unauthenticated') {
      expect([answer.status, answer.body.error]).toEqual([401, 'Unable to authenticate'])
      return
    }
    if (outcome === 'not found') {
      const missing = await ask(call, role, {})
      expect(isNotFound(answer, missing)).toBe(true)
      return
    }
    expect([401, 500]).not.toContain(answer.status)
    if (call.access === 'right' || call.access === 'owner' || call.access === 'self') {
      const missing = await ask(call, role, {})
      expect(missing.status).toBe(404)
      // An unpaid right has no operation to return.
      const isEmpty = call.path.endsWith('/payments/summary')
      expect(isEmpty || !isNotFound(answer, missing)).toBe(true)
    }
  })
})

describe('a session of another city', () => {
  test('opens nothing in that other city that belongs to this one', async () => {
    const rights = CALLS.filter(({ access }) => access === 'right' || access === 'owner' || access === 'self')
    for (const call of rights) {
      const hasBody = call.method !== 'GET' && call.method !== 'DELETE'
      const { status } = await city.ask(fill(call.path, valuesFor(call)), {
        method: call.method,
        as: 'elodie',
        city: 'port-sable',
        ...(hasBody ? { body: {} } : {}),
      })
      expect([call.name, status]).toEqual([call.name, 404])
    }
  })
})
