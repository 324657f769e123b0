import { amountDue } from '@parvis/shared-kernel/fines'
import { CASE_KEY_HEADER, fineFromWire, fineWire, recourseCreationWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { appealsOf, STATEMENT, type TestFine } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { acceptAppeal, askComplement, rejectAppeal, transferAppeal } from './appeal.agent.ts'

// Number and plate, visible on a windscreen, suffice to begin an appeal: whatever a stranger files, the owner must lose
// nothing by it.

const city = testCity()
const on = appealsOf(city)

/** An appellant, with an account or with the secret of their draft. */
interface Person {
  as?: string
  key?: string
}

const meansOf = ({ as, key }: Person) => ({
  ...(as === undefined ? {} : { as }),
  headers: key === undefined ? {} : { [CASE_KEY_HEADER]: key },
})

const begin = async (fine: TestFine, person: Person) => {
  const path = `/api/recourse/fps/${fine.number}/_init-creation?plate=${fine.plate}`
  const { status, body } = await on.askAsStranger(path, { method: 'POST', ...meansOf(person) })
  const { recourse, caseKey } = v.parse(recourseCreationWire, body)
  const key = caseKey ?? person.key
  return { status, id: recourse?.id ?? '', person: key === undefined ? person : { ...person, key } }
}

const file = async (fine: TestFine, as: string | undefined, email = '') => {
  const begun = await begin(fine, as === undefined ? {} : { as })
  const { status } = await on.askAsStranger(`/api/recourse/${begun.id}?plate=${fine.plate}`, {
    method: 'PUT',
    body: { ...STATEMENT, email, submit: true },
    ...meansOf(begun.person),
  })
  return { ...begun, filed: status }
}

const ofFine = async ({ number, plate }: TestFine, person: Person, call = '') =>
  (await on.askAsStranger(`/api/recourse/fps/${number}${call}?plate=${plate}`, meansOf(person))).body

const fineOf = async ({ number, plate }: TestFine, person: Person = {}) => {
  const { body } = await on.askAsStranger(`/api/fps/${number}?plate=${plate}`, meansOf(person))
  return fineFromWire(v.parse(fineWire, body))
}

const OUTCOMES = {
  filed: async () => undefined,
  'asked for more': (id: string) =>
    askComplement(city.deps, on.valmont, id, { message: 'Encore.', pieces: [] }),
  rejected: (id: string) => rejectAppeal(city.deps, on.valmont, id, 'Non.'),
  transferred: (id: string) => transferAppeal(city.deps, on.valmont, id, 'Au port.'),
} as const
/** Every kind of person who files against every kind of owner, and every outcome for one of these pairs. */
const CASES = [
  ['rejected', undefined, undefined],
  ['rejected', 'georges', undefined],
  ['rejected', 'georges', 'camille'],
  ...(Object.keys(OUTCOMES) as (keyof typeof OUTCOMES)[]).map(
    outcome => [outcome, undefined, 'camille'] as const,
  ),
] as const

describe('an appeal of somebody else, which is', () => {
  test.each(CASES)('%s, filed by %s, takes nothing from %s', async (outcome, stranger, owner) => {
    const fine = await on.issue()
    const first = await file(fine, stranger)
    await OUTCOMES[outcome](first.id)
    const owned = owner === undefined ? {} : { as: owner }
    const before = await fineOf(fine, owned)
    // Strangers see only that an appeal was filed, not its outcome.
    expect(before.claims).toMatchObject([
      { status: 'filed', decidedAt: null, dueAt: null, access: 'stranger' },
    ])
    expect(await ofFine(fine, owned)).toMatchObject({
      access: 'STRANGER',
      status: 'FILLED',
      answer: null,
      answerDatetime: null,
      tribunalDeadline: null,
      implicitRejectionDatetime: null,
    })
    expect(await ofFine(fine, owned, '/check')).toMatchObject({ allowed: true })
    expect(amountDue(before, city.clock.now()).due).toBe(3_500)

    const own = await file(fine, owner)
    expect([own.status, own.filed]).toEqual([201, 200])
    expect(await ofFine(fine, own.person)).toMatchObject({ id: own.id, access: 'HOLDER', status: 'FILLED' })
    const claims = (await fineOf(fine, own.person)).claims.map(({ status, access }) => [status, access])
    expect(claims).toEqual([
      ['filed', 'stranger'],
      ['filed', 'holder'],
    ])
    // Each appellant may file only one appeal.
    expect(await ofFine(fine, own.person, '/check')).toMatchObject({ allowed: false })
  })

  test('given up leaves no trace of itself to others', async () => {
    const fine = await on.issue()
    const { id, person } = await file(fine, undefined)
    const path = `/api/recourse/${id}?plate=${fine.plate}`
    await on.askAsStranger(path, { method: 'DELETE', ...meansOf(person) })
    expect((await on.askAsStranger(`/api/recourse/fps/${fine.number}?plate=${fine.plate}`)).status).toBe(404)
    expect((await fineOf(fine)).claims).toMatchObject([{ status: 'none' }])
  })

  test('and one’s own: two filings of one account at once are one', async () => {
    const fine = await on.issue()
    const { id } = await begin(fine, { as: 'camille' })
    const again = await begin(fine, { as: 'camille' })
    expect([again.id, again.status]).toEqual([id, 200])
    await on.put(id, fine, { ...STATEMENT, submit: true }, 'camille')
    const other = await file(fine, 'georges')
    const turn = city.deps.db
      .updateTable('appeals')
      .set({ subscriber_id: 'sub-camille' })
      .where('appeal_id', '=', other.id)
    await expect(turn.execute()).rejects.toThrow('one_appeal_a_version_and_account')
  })
})

test('the address of a draft is none that a link would be mailed to, until the appeal is filed', async () => {
  const fine = await on.issue()
  const begun = await begin(fine, {})
  const save = async (submit: boolean) => {
    const path = `/api/recourse/${begun.id}?plate=${fine.plate}`
    const body = { ...STATEMENT, email: 'odile@example.org', submit }
    return (await on.askAsStranger(path, { method: 'PUT', body, ...meansOf(begun.person) })).body
  }
  expect(await save(false)).toMatchObject({ status: 'INIT_CREATION', hasMailAddress: false })
  expect(await save(true)).toMatchObject({ status: 'FILLED', hasMailAddress: true })
})

describe('of two appeals of one fine', () => {
  const both = async (price?: number) => {
    const fine = await on.issue()
    const [first, second] = [await file(fine, undefined), await file(fine, 'camille')]
    await on.payElsewhere(fine, 3_500)
    const wish = price === undefined ? {} : { price }
    const accept = ({ id }: { id: string }) =>
      acceptAppeal(city.deps, on.valmont, id, { answer: 'Oui.', ...wish })
    return { fine, first, second, accept }
  }
  const refundsOf = ({ number }: TestFine) =>
    city.deps.db.selectFrom('refunds').select('amount_cents').where('fine_id', '=', number).execute()

  test.each([
    ['cancelled', undefined, 0],
    ['lowered', 1_000, 1_000],
  ] as const)('both accepted: the fine is %s once, and refunded once', async (_, price, left) => {
    const { fine, first, second, accept } = await both(price)
    expect(await accept(first)).toMatchObject({ isEffective: true, row: { state: 'accepted' } })
    expect(await accept(second)).toMatchObject({ isEffective: false, row: { state: 'accepted' } })
    const { versions } = await fineOf(fine)
    expect(versions.map(({ price: each }) => each)).toEqual([3_500, left])
    expect(await refundsOf(fine)).toEqual([{ amount_cents: 3_500 - left }])
  })

  test('one accepted and one rejected: the fine keeps what the first changed', async () => {
    const { fine, first, second, accept } = await both()
    await accept(first)
    await rejectAppeal(city.deps, on.valmont, second.id, 'Non.')
    expect(amountDue(await fineOf(fine), city.clock.now())).toMatchObject({ price: 0, overpaid: 3_500 })
    expect(await refundsOf(fine)).toHaveLength(1)
  })
})

test('a link asked for with number and plate comes for every appeal of the fine, to its own people', async () => {
  const fine = await on.issue()
  const own = await file(fine, undefined, 'asks-owner@example.org')
  const other = await file(fine, undefined, 'asks-stranger@example.org')
  const shown = await ofFine(fine, {})
  expect(shown.id).toBe(other.id)
  await on.askAsStranger(`/api/recourse/${shown.id}/case-link?plate=${fine.plate}`, { method: 'POST' })
  await city.deps.background.idle(30_000)
  const mails = mailBoxOf(city)
  const keyIn = (text: string) => /#case=([\w-]+)/.exec(text)?.[1] ?? ''
  for (const [to, { id }] of [
    ['asks-owner@example.org', own],
    ['asks-stranger@example.org', other],
  ] as const) {
    const [last] = await mails.mailsTo(to)
    expect(await ofFine(fine, { key: keyIn(last?.text ?? '') })).toMatchObject({ id, access: 'HOLDER' })
  }
})
