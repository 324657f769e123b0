import { expect, test } from 'vitest'
import { appealsOf } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { mailBoxOf } from '../../testing/mail-box.ts'
import { paymentsOf, fine as targetOf } from '../../testing/payments.ts'
import { acceptAppeal, rejectAppeal } from '../appeals/appeal.agent.ts'
import { listRefundsOfFine } from '../refunds/refund.repo.ts'

const city = testCity()
const on = appealsOf(city)
const payments = paymentsOf(city)

const PAYER = 'payer@example.org'

const STRANGERS = [
  ['another tab', { payerKey: 'another tab' }, undefined],
  ['a tab that names itself not at all', { payerKey: '' }, undefined],
  ['somebody signed in', { payerKey: 'another tab' }, 'georges'],
] as const

const paidOnline = async (fineId: string) =>
  (
    await city.deps.db.selectFrom('operations').selectAll().where('resource_id', '=', fineId).execute()
  ).filter(({ status }) => status.startsWith('PAYMENT_'))

test.each(STRANGERS)(
  'the live payment of a fine is not shared with %s, who does not keep its owner from paying',
  async (_, stranger, as) => {
    const { number, plate } = await on.issue()
    const target = targetOf(number, plate)
    const started = await payments.start(target, { email: PAYER })
    const first = await payments.operationOf(started.body)
    // The person who began it gets their own page again.
    expect((await payments.start(target, { email: PAYER })).body.url).toBe(started.body.url)
    const theirs = { ...target, ...stranger, ...(as === undefined ? {} : { as }) }
    const second = await payments.start(theirs, { email: 'thief@example.org' })
    expect(second.status).toBe(200)
    expect((await payments.operationOf(second.body)).operationId).not.toBe(first.operationId)
    expect(await payments.summary(target, first.returnUrl)).toMatchObject({ status: 'ABANDONED' })
    // The stranger's page does not block either, and neither closed page accepts money any more.
    const third = await payments.start(target, { email: PAYER })
    expect(third.status).toBe(200)
    for (const { body } of [started, second])
      await fetch(body.url, {
        method: 'POST',
        body: new URLSearchParams({ outcome: 'ACCEPTED' }),
        // It leads back to a portal, which does not run here.
        redirect: 'manual',
      })
    await payments.press(third.body.url, 'ACCEPTED')
    const { operationId } = await payments.operationOf(third.body)
    expect((await paidOnline(number)).map(({ operation_id: id }) => id)).toEqual([operationId])
    const { text } = await mailBoxOf(city).mail(PAYER, 'Reçu')
    expect(text).toContain('Numéro d’autorisation')
    expect(await mailBoxOf(city).mailsTo('thief@example.org')).toEqual([])
  },
)

test('who began to pay and signs in afterwards gets their own page again', async () => {
  const { number, plate } = await on.issue()
  const target = targetOf(number, plate)
  const { url } = (await payments.start(target, { email: PAYER })).body
  expect((await payments.start({ ...target, as: 'georges' }, { email: PAYER })).body.url).toBe(url)
})

test.each(STRANGERS)('a card that is being processed is not disturbed by %s', async (_, stranger, as) => {
  const { number, plate } = await on.issue()
  const target = targetOf(number, plate)
  const started = await payments.start(target, { email: PAYER })
  await payments.press(started.body.url, 'LATER')
  const theirs = { ...target, ...stranger, ...(as === undefined ? {} : { as }) }
  const second = await payments.start(theirs, { email: 'thief@example.org' })
  expect([second.status, second.body.error, second.body.url]).toEqual([409, 'OperationPending', undefined])
  await payments.press(started.body.url, 'ACCEPTED')
  expect(await paidOnline(number)).toHaveLength(1)
})

test.each([
  ['with an address', PAYER, true],
  ['without one', null, false],
])(
  'who pays %s is told whether a receipt is mailed and how long the page is open, and nobody else is',
  async (_, email, isMailed) => {
    const { number, plate } = await on.issue()
    const target = targetOf(number, plate)
    const { body } = await payments.start(target, { email: PAYER })
    const operation = await payments.operationOf(body)
    // `email` is null as in a city that asks for no address.
    await city.deps.db.updateTable('operations').set({ email }).where('resource_id', '=', number).execute()
    const told = async (who: object = {}) => {
      const { receiptMailed, pageOpenUntil } = await payments.summary(
        { ...target, ...who },
        operation.returnUrl,
      )
      return [receiptMailed, pageOpenUntil && Date.parse(pageOpenUntil)]
    }
    expect(await told()).toEqual([isMailed, operation.expiresAt])
    expect(await told({ payerKey: 'another tab' })).toEqual([null, null])
  },
)

test('what a receipt proves is told to who paid, and to nobody else', async () => {
  const { number, plate } = await on.issue()
  const target = targetOf(number, plate)
  const { body } = await payments.start(target)
  const operation = await payments.operationOf(body)
  await payments.press(body.url, 'ACCEPTED')
  expect((await payments.summary(target, operation.returnUrl)).authorizationNumber).toMatch(/^\d{6}$/)
  for (const payerKey of ['another tab', ''])
    expect(
      (await payments.summary({ ...target, payerKey }, operation.returnUrl)).authorizationNumber,
    ).toBeNull()
})

test.each([
  ['cancels the fine', 0, 3_500],
  ['lowers its price', 1_000, 2_500],
  ['is refused', null, null],
])('money that arrives after an appeal, which %s, goes back as far as it is too much', async (...row) => {
  const [, price, goesBack] = row
  const { fine, id } = await on.filed()
  const email = `in-flight-${price}@example.org`
  const started = await payments.start(targetOf(fine.number, fine.plate), { email })
  if (price === null) await rejectAppeal(city.deps, on.valmont, id, 'Non.')
  else await acceptAppeal(city.deps, on.valmont, id, { answer: 'Oui.', price })
  await payments.press(started.body.url, 'ACCEPTED')
  const refunds = await listRefundsOfFine(city.deps.db, fine.number)
  const expected = goesBack === null ? [] : [{ amount_cents: goesBack, appeal_id: id }]
  expect(refunds).toMatchObject(expected)
  expect(refunds).toHaveLength(expected.length)
  const told = (await mailBoxOf(city).mailsTo(email)).filter(({ text }) => text.includes('/refunds/'))
  expect(told).toHaveLength(expected.length)
})
