import { amountDue, type KnownAppealState } from '@parvis/shared-kernel/fines'
import { addSeconds } from '@parvis/shared-kernel/time'
import { fineFromWire, fineWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { at } from '../../db/schema.ts'
import { appealsOf, STATEMENT, type TestFine } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { acceptAppeal, askComplement, rejectAppeal, transferAppeal } from './appeal.agent.ts'

const city = testCity()
const on = appealsOf(city)

const fineOf = async ({ number, plate }: TestFine) =>
  fineFromWire(v.parse(fineWire, (await on.ask(`/api/fps/${number}?plate=${plate}`)).body))

const ACTIONS = {
  accept: (id: string) => acceptAppeal(city.deps, on.valmont, id, { answer: 'Oui.' }),
  reject: (id: string) => rejectAppeal(city.deps, on.valmont, id, 'Non.'),
  transfer: (id: string) => transferAppeal(city.deps, on.valmont, id, 'Au port.'),
  ask: (id: string) => askComplement(city.deps, on.valmont, id, { message: 'Encore.', pieces: [] }),
} as const
type Action = keyof typeof ACTIONS

/** Brings an appeal to a state through the real actions. */
const inState = async (state: KnownAppealState) => {
  const fine = await on.issue()
  const id = await on.idOf(fine)
  if (state === 'draft') return { fine, id }
  await on.file(id, fine, { ...STATEMENT, email: '' })
  const path: Partial<Record<KnownAppealState, () => Promise<unknown>>> = {
    'complement-requested': () => ACTIONS.ask(id),
    accepted: () => ACTIONS.accept(id),
    rejected: () => ACTIONS.reject(id),
    transferred: () => ACTIONS.transfer(id),
    abandoned: () => on.ask(`/api/recourse/${id}?plate=${fine.plate}`, { method: 'DELETE' }),
  }
  await path[state]?.()
  return { fine, id }
}

const DONE = 'OrderDecisionAlreadyExists'
const NOT_YET = 'OrderDecisionNotExpected'
// The kernel's `state-tables.test.ts` proves all transitions; here each action is tested once where it is allowed,
// once where it is too early and once where it is too late.
describe('an action on an appeal', () => {
  test.each([
    ['filed', 'accept', 'accepted'],
    ['filed', 'reject', 'rejected'],
    ['filed', 'transfer', 'transferred'],
    ['filed', 'ask', 'complement-requested'],
    ['draft', 'abandon', 'abandoned'],
    ['abandoned', 'abandon', 'abandoned'],
    ['draft', 'accept', NOT_YET],
    ['draft', 'reject', NOT_YET],
    ['abandoned', 'transfer', NOT_YET],
    ['complement-requested', 'ask', NOT_YET],
    ['accepted', 'reject', DONE],
    ['rejected', 'abandon', DONE],
    ['transferred', 'accept', DONE],
  ] as const)('%s, %s: %s', async (state, action, expected) => {
    const { fine, id } = await inState(state)
    if (action === 'abandon') {
      const { body } = await on.ask(`/api/recourse/${id}?plate=${fine.plate}`, { method: 'DELETE' })
      if (body !== null) return expect(body.error).toBe(expected)
    } else {
      const refusal = await ACTIONS[action as Action](id).then(
        () => null,
        (failure: { code: string }) => failure.code,
      )
      if (refusal !== null) return expect(refusal).toBe(expected)
    }
    const row = await city.deps.db
      .selectFrom('appeals')
      .select('state')
      .where('appeal_id', '=', id)
      .executeTakeFirstOrThrow()
    return expect(row.state).toBe(expected)
  })
})

describe('an appeal that is accepted', () => {
  test('leaves nothing to pay and gives back what was paid meanwhile', async () => {
    const { fine, id } = await on.filed({ ...STATEMENT, email: 'won@example.org' }, 'camille')
    await on.payElsewhere(fine, 3_500)
    await acceptAppeal(city.deps, on.valmont, id, { answer: 'Vous aviez raison.' })
    const read = await fineOf(fine)
    expect(read).toMatchObject({ paymentStatus: 'overpaid', claims: [{ status: 'accepted' }] })
    expect(amountDue(read, city.clock.now())).toMatchObject({ price: 0, due: 0, overpaid: 3_500 })
    const { body: refund } = await on.ask(`/api/refund/${read.refundId}`, { as: 'camille' })
    // The appellant need not be the payer: they see the refund but cannot act on it.
    expect(refund).toMatchObject({ access: 'STRANGER', status: 'DOCUMENT_REQUESTED', amount: 3_500 })
    expect((await on.ofFine(fine)).body).toMatchObject({ status: 'ACCEPTED', answer: 'Vous aviez raison.' })
    expect(await on.eventsOf(read.refundId!)).toEqual(['refund-opened', 'refund-document-requested'])
    const mails = mailBoxOf(city)
    expect((await mails.mail('won@example.org', 'acceptée')).text).toContain('Vous aviez raison.')
    expect((await mails.mail('won@example.org', 'remboursement')).text).toContain('35,00')
  })

  test('of a fine that nobody paid gives nothing back', async () => {
    const { fine, id } = await on.filed()
    await ACTIONS.accept(id)
    expect(await fineOf(fine)).toMatchObject({ refundId: null, paymentStatus: 'unpaid' })
  })

  test('in part leaves a lower price, which can be contested anew', async () => {
    const { fine, id } = await on.filed()
    await acceptAppeal(city.deps, on.valmont, id, { answer: 'En partie.', price: 1_000 })
    expect(amountDue(await fineOf(fine), city.clock.now()).due).toBe(1_000)
    expect((await on.ofFine(fine, '/check')).body.allowed).toBe(true)
  })

  test.each([3_500, 4_000])('cannot leave the price at %i cents', async price => {
    const { id, fine } = await on.filed()
    await expect(acceptAppeal(city.deps, on.valmont, id, { answer: 'Oui.', price })).rejects.toMatchObject({
      code: 'ValidationFailed',
    })
    expect((await on.ofFine(fine)).body.status).toBe('FILLED')
  })

  test.each([1_700, 2_000])(
    'asks nobody who paid the reduced price in time for more (%i cents)',
    async price => {
      const reducedUntil = addSeconds(city.clock.now(), 60)
      const fine = await on.issue({ reducedPrice: 1_700, reducedUntil })
      await on.payElsewhere(fine, 1_700)
      city.clock.moveBy(120_000)
      const id = await on.idOf(fine)
      await on.file(id, fine)
      await expect(acceptAppeal(city.deps, on.valmont, id, { answer: 'Oui.', price })).rejects.toMatchObject({
        code: 'ValidationFailed',
        details: { fields: [{ path: 'price' }] },
      })
      await acceptAppeal(city.deps, on.valmont, id, { answer: 'En partie.', price: 1_000 })
      expect(amountDue(await fineOf(fine), city.clock.now())).toMatchObject({ due: 0, overpaid: 700 })
      city.clock.reset()
    },
  )

  test('is decided once, though two agents decide at once', async () => {
    const { fine, id } = await on.filed()
    const results = await Promise.allSettled([ACTIONS.accept(id), ACTIONS.reject(id)])
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await fineOf(fine)).claims).toHaveLength(1)
  })
})

describe('an appeal that is not accepted', () => {
  test.each([
    ['reject', 'REJECTED', 'rejected', 'rejetée', 'Non.'],
    ['transfer', 'TRANSFERRED', 'transferred', 'transmise', 'Au port.'],
  ] as const)(
    '%s: the fine stays due and the answer is told',
    async (action, status, claim, subject, words) => {
      const email = `${action}@example.org`
      const { fine, id } = await on.filed({ ...STATEMENT, email })
      await ACTIONS[action](id)
      expect((await on.ofFine(fine)).body).toMatchObject({ status, answer: words })
      const read = await fineOf(fine)
      expect(read.claims).toMatchObject([{ status: claim }])
      expect(amountDue(read, city.clock.now()).due).toBe(3_500)
      expect((await mailBoxOf(city).mail(email, subject)).text).toContain(words)
    },
  )

  test('needs a word of explanation', async () => {
    const { id } = await on.filed()
    await expect(rejectAppeal(city.deps, on.valmont, id, ' ')).rejects.toMatchObject({
      code: 'ValidationFailed',
    })
  })

  test('because it was given up keeps what was filed, forgets what was not, and leaves its place free', async () => {
    const { fine, id } = await inState('abandoned')
    expect((await fineOf(fine)).claims).toMatchObject([{ status: 'none' }])
    expect((await on.ofFine(fine)).body).toMatchObject({
      id,
      status: 'ABANDONED',
      statement: STATEMENT.statement,
    })
    const again = await on.idOf(fine)
    expect(again).not.toBe(id)
    await on.put(again, fine, STATEMENT)
    await on.ask(`/api/recourse/${again}?plate=${fine.plate}`, { method: 'DELETE' })
    const row = await city.deps.db
      .selectFrom('appeals')
      .selectAll()
      .where('appeal_id', '=', again)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ statement: '', first_name: '', last_name: '', email: '', address: null })
  })
})

describe('giving a filed appeal up', () => {
  const giveUp = (id: string, fine: TestFine, as?: string, ask = on.ask) =>
    ask(`/api/recourse/${id}?plate=${fine.plate}`, {
      method: 'DELETE',
      ...(as === undefined ? {} : { as }),
    })

  test('is told by mail, twice asked or not', async () => {
    const { fine, id } = await on.filed({ ...STATEMENT, email: 'withdrawn@example.org' })
    const answers = await Promise.all([giveUp(id, fine), giveUp(id, fine)])
    expect(answers.map(({ status }) => status)).toEqual([204, 204])
    await mailBoxOf(city).mail('withdrawn@example.org', 'retirée')
    expect(await mailBoxOf(city).mailsTo('withdrawn@example.org')).toHaveLength(2)
  })

  test('is for who filed it signed in, not for who read the windscreen', async () => {
    const { fine, id } = await on.filed(STATEMENT, 'camille')
    for (const as of [undefined, 'thomas']) {
      const { status, body } = await giveUp(id, fine, as, on.askAsStranger)
      expect([status, body.error]).toEqual([403, 'Forbidden'])
    }
    expect((await giveUp(id, fine, 'camille', on.askAsStranger)).status).toBe(204)
  })
})

test('an appeal of another city is nobody’s here', async () => {
  const { id } = await on.filed()
  const [, other] = city.deps.cities
  await expect(rejectAppeal(city.deps, other!, id, 'Non.')).rejects.toMatchObject({ status: 404 })
})

test('the database keeps a filed appeal whole', async () => {
  const { id } = await on.filed()
  const change = city.deps.db.updateTable('appeals').where('appeal_id', '=', id)
  await expect(change.set({ filed_at: null }).execute()).rejects.toThrow()
  await expect(change.set({ answered_at: at(city.clock.now()) }).execute()).rejects.toThrow()
})
