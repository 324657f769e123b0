import { randomUUID } from 'node:crypto'
import { CASE_KEY_HEADER } from '@parvis/shared-kernel/wire'
import type { CallName } from '@parvis/shared-kernel/wire/contract'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openApiDocument } from '../../http/openapi.ts'
import { appealsOf, type TestFine } from '../../testing/appeals.ts'
import { CASE_BODIES, CASE_CALLS, casePath } from '../../testing/case-calls.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { SECRET_PERSON, TELLS_SECRET_PERSON } from '../../testing/secret-person.ts'
import type { TestAnswer } from '../../testing/test-city.ts'
import { acceptAppeal, askComplement, rejectAppeal } from '../appeals/appeal.agent.ts'
import { issueCaseKey } from './case-key.repo.ts'

// Somebody who photographs a windscreen knows number and plate, and through them the ids that the city returns. Every
// call on fines, appeals, refunds and documents is tried with these, on cases of every kind (D16).

const city = testCity()
const on = appealsOf(city)

interface Target {
  fine: TestFine
  appealId: string
  refundId: string
}

const overpay = (fine: TestFine) => on.payElsewhere(fine, 9_000)

const refundOf = async ({ number }: TestFine): Promise<string> => {
  const row = await city.deps.db
    .selectFrom('refunds')
    .select('refund_id')
    .where('fine_id', '=', number)
    .executeTakeFirst()
  return row?.refund_id ?? 'none'
}

const draft = async (as?: string) => {
  const fine = await on.issue()
  const appealId = await on.idOf(fine, as)
  await on.put(appealId, fine, SECRET_PERSON, as)
  return { fine, appealId }
}
const filed = async (as?: string) => {
  const { fine, id } = await on.filed(SECRET_PERSON, as)
  return { fine, appealId: id }
}
const asked = async (as?: string) => {
  const made = await filed(as)
  const wish = { message: 'Secret-message', pieces: [{ name: 'Secret-piece', mandatory: true }] }
  await askComplement(city.deps, on.valmont, made.appealId, wish)
  return made
}
const answered = async (as?: string) => {
  const made = await filed(as)
  await rejectAppeal(city.deps, on.valmont, made.appealId, 'Secret-answer')
  return made
}
const refunded = async (as?: string) => {
  const made = await filed(as)
  await overpay(made.fine)
  await acceptAppeal(city.deps, on.valmont, made.appealId, { answer: 'Secret-answer' })
  return made
}

const CASES = { draft, filed, asked, answered, refunded }
const BEGINNERS = { 'a visitor': undefined, 'an account': 'camille' } as const
const STRANGERS = [
  'signed out',
  'with an account of their own',
  'with the fine kept in it',
  'with another case link',
] as const
type Stranger = (typeof STRANGERS)[number]

/**
 * These create something of the stranger's own and reveal nothing that exists. A payment closes another payer's open
 * card page if no card is being processed on it, and a retry closes the stranger's (payments/fine-payer.test.ts):
 * nobody can keep a fine from being paid.
 */
const BEGINS: readonly CallName[] = [
  'POST /api/recourse/fps/:fineId/_init-creation',
  'POST /api/fps/:fineId/payments',
]

const DOCUMENTS = ['recourse-receipt', 'recourse-complement', 'recourse-answer', 'refund'] as const

interface Try {
  name: CallName
  path: string
  body?: object
}

const triesOf = (target: Target): Try[] =>
  CASE_CALLS.filter(name => !BEGINS.includes(name)).flatMap((name): Try[] => {
    if (name === 'POST /api/documents/tickets')
      return DOCUMENTS.map(kind => ({
        name,
        path: '/api/documents/tickets',
        body: { kind, id: kind === 'refund' ? target.refundId : target.appealId },
      }))
    const body = CASE_BODIES[name]
    return [{ name, path: casePath(name, target), ...(body && { body }) }]
  })

/** Reads the rows of every table that stores a case. */
const stateOf = async ({ fine, appealId, refundId }: Target): Promise<string> => {
  const { db } = city.deps
  const [appeals, pieces, complements, refunds, claims, uploads, events] = await Promise.all([
    db.selectFrom('appeals').selectAll().where('appeal_id', '=', appealId).execute(),
    db.selectFrom('appeal_pieces').selectAll().where('appeal_id', '=', appealId).execute(),
    db.selectFrom('appeal_complements').selectAll().where('appeal_id', '=', appealId).execute(),
    db.selectFrom('refunds').selectAll().where('fine_id', '=', fine.number).execute(),
    db.selectFrom('fine_claims').selectAll().where('fine_id', '=', fine.number).execute(),
    db.selectFrom('uploads').selectAll().where('owner_id', 'in', [appealId, refundId]).execute(),
    db
      .selectFrom('events')
      .select(['event_id', 'kind'])
      .where('resource_id', 'in', [appealId, refundId])
      .orderBy('event_id')
      .execute(),
  ])
  return JSON.stringify({ appeals, pieces, complements, refunds, claims, uploads, events })
}

const meansOf = async (stranger: Stranger, { fine }: Target) => {
  if (stranger === 'signed out') return {}
  if (stranger === 'with another case link') {
    const other = await filed()
    return { headers: { [CASE_KEY_HEADER]: on.keyOf(other.appealId) } }
  }
  if (stranger === 'with the fine kept in it') {
    const body = { plate: fine.plate }
    await on.askAsStranger(`/api/subscriber/fps/${fine.number}`, { method: 'PUT', as: 'georges', body })
  }
  return { as: 'georges' }
}

test('every call on fines, appeals, refunds and documents is among those tried, or begins something new', () => {
  const documented = Object.entries(openApiDocument().paths).flatMap(([path, operations]) =>
    Object.keys(operations as object).map(method => `${method.toUpperCase()} ${path}`),
  )
  const concerned = documented.filter(name => /\/api\/(fps|recourse|refund|documents)\b/.test(name))
  expect(CASE_CALLS).toHaveLength(concerned.length)
  expect(CASE_CALLS.length).toBeGreaterThanOrEqual(28)
})

/** What an answer to a stranger must not be: a failure, a secret, or success of a change. */
const faultOf = ({ name, body }: Try, { status, body: answer }: TestAnswer): string | null => {
  if (status >= 500 || (body !== undefined && status < 300)) return `${name}: ${status}`
  return TELLS_SECRET_PERSON.test(JSON.stringify(answer)) ? `${name} tells a person` : null
}

describe.each(Object.keys(BEGINNERS) as (keyof typeof BEGINNERS)[])('a case of %s', beginner => {
  describe.each(Object.keys(CASES) as (keyof typeof CASES)[])(', %s,', kind => {
    test('gives a windscreen stranger nothing, whoever it is', async () => {
      const made = await CASES[kind](BEGINNERS[beginner])
      const target: Target = { ...made, refundId: await refundOf(made.fine) }
      const before = await stateOf(target)
      for (const stranger of STRANGERS) {
        const means = await meansOf(stranger, target)
        const told: (string | null)[] = []
        for (const tried of triesOf(target)) {
          const { name, path, body } = tried
          const method = name.slice(0, name.indexOf(' '))
          told.push(faultOf(tried, await on.askAsStranger(path, { method, ...means, ...(body && { body }) })))
        }
        expect(
          told.filter(fault => fault !== null),
          stranger,
        ).toEqual([])
        expect(await stateOf(target), stranger).toBe(before)
      }
    })
  })
})

describe('a case link', () => {
  const read = async ({ fine }: Pick<Target, 'fine'>, key: string) => {
    const headers = { [CASE_KEY_HEADER]: key }
    return (await on.askAsStranger(`/api/recourse/fps/${fine.number}?plate=${fine.plate}`, { headers })).body
  }

  test('opens its own case alone, of its own kind and city', async () => {
    const [mine, other] = [await filed(), await filed()]
    const key = on.keyOf(mine.appealId)
    expect((await read(mine, key)).access).toBe('HOLDER')
    expect((await read(other, key)).access).toBe('STRANGER')
    const refund = { cityId: 'valmont', kind: 'refund', caseId: mine.appealId } as const
    expect((await read(mine, await issueCaseKey(city.deps.db, refund, city.clock.now()))).access).toBe(
      'STRANGER',
    )
    const elsewhere = { cityId: 'port-sable', kind: 'appeal', caseId: mine.appealId } as const
    expect((await read(mine, await issueCaseKey(city.deps.db, elsewhere, city.clock.now()))).access).toBe(
      'STRANGER',
    )
  })

  test('is kept as a hash alone', async () => {
    const { appealId } = await filed()
    const { rows } = await sql<{ row: string }>`select t::text as row from one_time_tokens t`.execute(
      city.deps.db,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.some(({ row }) => row.includes(on.keyOf(appealId)))).toBe(false)
  })

  test('is not guessed: thirty tries an hour a network; it still sees the fine, and the owner is served', async () => {
    const mine = await filed()
    const path = `/api/recourse/fps/${mine.fine.number}?plate=${mine.fine.plate}`
    const guess = { headers: { [CASE_KEY_HEADER]: randomUUID(), 'x-forwarded-for': '10.200.0.1' } }
    const statuses: number[] = []
    for (let count = 0; count < 31; count += 1) statuses.push((await city.ask(path, guess)).status)
    expect(statuses).toEqual([...Array(30).fill(200), 429])
    expect((await city.ask(path.replace('recourse/', ''), guess)).body.claims[0].access).toBe('STRANGER')
    expect((await read(mine, on.keyOf(mine.appealId))).access).toBe('HOLDER')
  })
})
