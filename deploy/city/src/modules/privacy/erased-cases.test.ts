import { randomUUID } from 'node:crypto'
import { earlier, toIso } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import type { StoredRefundStatus } from '../../db/schema-columns.ts'
import { STATEMENT } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { insertOperation } from '../../testing/operations.ts'
import { callback, fine, paymentsOf } from '../../testing/payments.ts'
import { between } from '../../testing/races.ts'
import { refundsOf } from '../../testing/refunds.ts'
import { requestsOf } from '../../testing/requests.ts'
import { askComplement, rejectAppeal } from '../appeals/appeal.agent.ts'
import { payRefund } from '../refunds/refund.agent.ts'
import { erasePerson, lockPerson } from './erase.repo.ts'
import { applyRetention } from './retention.job.ts'

const MONTH_MS = 30 * 86_400_000
const city = testCity()
const refunds = refundsOf(city)

/** Erases a person, by the mailed link. */
const erase = async (account: string, email: string) => {
  await city.ask('/api/subscriber', { method: 'DELETE', as: account })
  const asked = (await city.deps.mailer.list()).find(
    ({ to, text }) => to === email && text.includes('/settings/erasure/'),
  )
  const token = /\/settings\/erasure\/([\w-]{43})\n/.exec(asked?.text ?? '')?.[1]
  expect((await city.ask('/api/subscriber/erasure', { body: { token } })).status).toBe(204)
}

/**
 * Erases a person whose refund has this status; returns the last mail, which describes the
 * refund.
 */
const erasedDuring = async (account: string, status: StoredRefundStatus) => {
  const email = `${account}@example.org`
  await requestsOf(city).addPerson(account, { email })
  const { id } = await refunds.opened('')
  const now = city.clock.now()
  const isDecided = !['DOCUMENT_REQUESTED', 'UNDER_REVIEW'].includes(status)
  const moments = { paid_at: status === 'PAID' ? at(now) : null, decided_at: isDecided ? at(now) : null }
  const documents = JSON.stringify([
    { id: 'bank-details', urn: null, providedAt: toIso(earlier(now, { days: 3 })) },
  ])
  const whose = { subscriber_id: `sub-${account}`, status, asked_words: 'Illisible.', documents, ...moments }
  await city.deps.db.updateTable('refunds').set(whose).where('refund_id', '=', id).execute()
  await erase(account, email)
  const lastMail = async () => (await city.deps.mailer.list()).find(({ to }) => to === email)?.text ?? ''
  return { id, email, lastMail }
}

const read = (id: string) =>
  city.deps.db
    .selectFrom('refunds')
    .select(['email', 'subscriber_id', 'answer', 'asked_words'])
    .where('refund_id', '=', id)
    .executeTakeFirstOrThrow()

describe('whoever is erased while money is on its way back', () => {
  test.each([
    ['DOCUMENT_REQUESTED', true],
    ['UNDER_REVIEW', true],
    ['ACCEPTED', true],
    ['PAID', false],
    ['REJECTED', false],
  ] as const)('in the state %s can be written to of it, and is told so: %s', async (status, isOpen) => {
    const account = `refunded-${status.toLowerCase().replace('_', '-')}`
    const { id, email, lastMail } = await erasedDuring(account, status)
    expect(await read(id)).toEqual({
      email: isOpen ? email : '',
      subscriber_id: null,
      answer: null,
      asked_words: isOpen ? 'Illisible.' : null,
    })
    const farewell = await lastMail()
    expect(farewell.includes('Un remboursement n’est pas terminé')).toBe(isOpen)
    expect(farewell.includes('C’est notre dernier message')).toBe(!isOpen)
  })

  test('learns that it was paid, and the address goes a month later', async () => {
    const { id, email, lastMail } = await erasedDuring('refunded-last', 'ACCEPTED')
    // However long the city takes.
    city.clock.moveBy(2 * MONTH_MS)
    await applyRetention.run(city.deps)
    await payRefund(city.deps, refunds.on.valmont, id)
    expect(await lastMail()).toMatch(/\/refunds\/[\w-]+#case=/)
    city.clock.moveBy(MONTH_MS - 60_000)
    await applyRetention.run(city.deps)
    const agentWords = { answer: 'Madame, votre RIB …' }
    await city.deps.db.updateTable('refunds').set(agentWords).where('refund_id', '=', id).execute()
    await applyRetention.run(city.deps)
    expect(await read(id)).toMatchObject({ email, ...agentWords, asked_words: 'Illisible.' })
    city.clock.moveBy(60_000)
    await applyRetention.run(city.deps)
    expect(await read(id)).toMatchObject({ email: '', answer: null, asked_words: null })
  })
})

test.each([
  ['by who shared the right: it stays theirs, and so would its refund', 'subscriber:sub-ines', true],
  ['by the erased owner', 'subscriber:sub-owner', false],
  ['by who had its link from the owner', 'link:somebody', false],
])('of an erased owner’s right, a payment %s', async (_who, payer, isKept) => {
  const { db } = city.deps
  const { addPerson, addRight } = requestsOf(city)
  const account = isKept ? 'owner-shared' : payer.replace(/.*:/, '').replace('sub-', '')
  const right = await addRight(await addPerson(account), { plan: 'vm-resident', end: -1 })
  const made = { operation_id: `of-${account}`, payer, email: 'private@example.org' }
  await city.setRight(right, { status: 'canceled' })
  const paid = { resource_kind: 'subscription', resource_id: right, status: 'PAYMENT_REGISTERED' } as const
  await insertOperation(db, { ...made, ...paid, created_at: at(city.clock.now()) })
  await erase(account, `${account}@example.org`)
  // The right stays with its payment, for the accounts.
  const rights = await db.selectFrom('rights').select('plates').where('right_id', '=', right).execute()
  expect(rights).toEqual([{ plates: [] }])
  const told = db.selectFrom('operations').select(['operation_id', 'payer', 'email'])
  const left = isKept ? made : { ...made, payer: 'visitor', email: null }
  expect(await told.where('resource_id', '=', right).execute()).toEqual([left])
})

test.each(['REFUSED', 'ABANDONED'] as const)(
  'money that comes late for a fine, by a payment that was %s before its payer was erased, pays it',
  async outcome => {
    const account = `late-${outcome.toLowerCase()}`
    const payments = paymentsOf(city)
    const { number, plate } = await refunds.on.issue()
    const target = { ...fine(number, plate), as: await requestsOf(city).addPerson(account) }
    const { body } = await payments.start(target, { email: 'private@example.org' })
    const operation = await payments.operationOf(body)
    await payments.send(callback(operation, { outcome, authorizationNumber: null }))
    await erase(account, `${account}@example.org`)
    const left = city.deps.db.selectFrom('operations').select(['payer', 'email', 'return_url'])
    expect(await left.where('operation_id', '=', operation.operationId).execute()).toEqual([
      { payer: 'visitor', email: null, return_url: '' },
    ])
    await payments.send(callback(operation))
    const { paymentStatus } = (await city.ask(`/api/fps/${number}?plate=${plate}`)).body
    expect(paymentStatus).toBe('PAID')
  },
)

/** An appeal of an account, with a file, as far as it goes to this state. */
const appealIn = async (state: string, account: string) => {
  const { on } = refunds
  await requestsOf(city).addPerson(account)
  const fine = await on.issue()
  const id = await on.idOf(fine, account)
  const piece = await on.upload(`/api/recourse/${id}/upload-url`, 'useful-document')
  await on.put(id, fine, { ...STATEMENT, pieces: [piece], submit: state !== 'draft' }, account)
  const withdrawal = { method: 'DELETE', as: account }
  if (state === 'abandoned') await on.ask(`/api/recourse/${id}?plate=${fine.plate}`, withdrawal)
  if (state === 'complement-requested' || state === 'rejected')
    await askComplement(city.deps, on.valmont, id, { message: 'Une photo.', pieces: [] })
  if (state === 'rejected') await rejectAppeal(city.deps, on.valmont, id, 'Non.')
  return { id, urn: piece.urn }
}

test.each([
  ['stays whole for who answers it', 'complement-requested', 1],
  ['that was answered stays without its content', 'rejected', 0],
  ['that was never sent goes', 'draft', undefined],
  ['that was withdrawn goes', 'abandoned', undefined],
])('of an erased person, an appeal %s', async (_what, state, left) => {
  const account = `appellant-${state}`
  const { id, urn } = await appealIn(state, account)
  await erase(account, `${account}@example.org`)
  const { rows } = await sql`select a.state, a.statement, a.last_name, a.answer, a.subscriber_id,
    (select count(*)::int from appeal_complements c where c.appeal_id = a.appeal_id) as complements,
    (select count(*)::int from appeal_pieces p join uploads using (urn) where p.appeal_id = a.appeal_id) as files
    from appeals a where appeal_id = ${id}`.execute(city.deps.db)
  const { statement, lastName: last_name } = left === 1 ? STATEMENT : { statement: '', lastName: '' }
  const nobody = { answer: null, subscriber_id: null }
  const row = { state, statement, last_name, ...nobody, complements: left, files: left }
  expect(rows).toEqual(left === undefined ? [] : [row])
  const uploads = city.deps.db.selectFrom('uploads').select('urn').where('urn', '=', urn)
  expect(await uploads.execute()).toHaveLength(left ?? 0)
  expect(await city.deps.files.read(urn)).toEqual(left === 1 ? expect.anything() : null)
})

test.each([
  ['as they gave none in it, at their account’s address', ''],
  ['at the address that they gave in it', 'filed@example.org'],
])(
  'whoever is erased while an appeal waits is answered %s, and follows it by its link',
  async (_where, given) => {
    const account = given === '' ? 'appellant-unaddressed' : 'appellant-addressed'
    const own = `${account}@example.org`
    const { on } = refunds
    await requestsOf(city).addPerson(account, { email: own })
    const { id, fine } = await on.filed({ ...STATEMENT, email: given }, account)
    await erase(account, own)
    const mailTo = async (address: string) => (await city.deps.mailer.list()).find(({ to }) => to === address)
    const farewell = (await mailTo(own))?.text
    expect(farewell).toContain('Le lien que nous vous avons envoyé pour la suivre reste valable.')
    expect((await on.ofFine(fine)).body.access).toBe('HOLDER')
    await rejectAppeal(city.deps, on.valmont, id, 'Non.')
    expect((await mailTo(given || own))?.subject).toContain('rejetée')
  },
)

describe('a call that is under way at the erasure of somebody of whom a right is kept', () => {
  const { addPerson, addRight, addOffer, rightsOf } = requestsOf(city)
  const during = async (account: string, path: string, body: object) => {
    const right = await addRight(await addPerson(account), { plan: 'vm-resident', status: 'canceled' })
    const paid = { resource_kind: 'subscription', resource_id: right, status: 'PAYMENT_REGISTERED' } as const
    const created_at = at(city.clock.now())
    await insertOperation(city.deps.db, { ...paid, operation_id: account, created_at })
    const token = await city.tokenOf(account)
    const person = { cityId: 'valmont', subscriberId: `sub-${account}` }
    const erasing = async (db: Database) => {
      await lockPerson(db, person)
      await erasePerson(db, person, city.clock.now())
    }
    const call = () => city.ask(`/api/subscriber/${path}`, { method: 'PUT', token, body })
    return (await between(city.deps.db, [erasing], call)).status
  }

  test('makes no right', async () => {
    await addOffer('free', {}, [{ id: 'free-year', price: 0, validityPeriod: 'P1Y' }])
    const plan = { subscriptionPlanId: 'free', subscriptionPlanOptionId: 'free-year' }
    const body = { ...plan, plates: ['LAST123'], customFields: [], attachmentEvidences: [] }
    expect(await during('requesting', `subscriptions/${randomUUID()}`, body)).toBe(401)
    expect(await rightsOf('requesting')).toHaveLength(1)
  })

  test('leaves nothing that it writes', async () => {
    await during('driving', 'vehicles/veh-last', { name: 'La mienne', plate: 'LAST123' })
    const { db } = city.deps
    const person = db.selectFrom('subscribers').select('erased_at').where('subscriber_id', '=', 'sub-driving')
    const erased = await person.execute()
    city.clock.moveBy(300_000)
    await applyRetention.run(city.deps)
    const vehicles = db.selectFrom('vehicles').select('plate').where('subscriber_id', '=', 'sub-driving')
    expect([await vehicles.execute(), await person.execute()]).toEqual([[], erased])
  })
})

test('a right of somebody else that went by one of an erased person goes by none', async () => {
  const { addPerson, addRight } = requestsOf(city)
  const account = await addPerson('subscription')
  const gone = await addRight(account, { plan: 'vm-resident', status: 'rejected' })
  const visitor = await addRight('camille', { plan: 'vm-resident' })
  await city.setRight(visitor, { subscription_id: gone, renewed_right_id: gone })
  await erase(account, `${account}@example.org`)
  const rights = city.deps.db.selectFrom('rights').select(['subscription_id', 'renewed_right_id'])
  const left = await rights.where('right_id', 'in', [gone, visitor]).execute()
  expect(left).toEqual([{ subscription_id: null, renewed_right_id: null }])
})
