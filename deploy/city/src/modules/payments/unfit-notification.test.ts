import type { PaymentCallback } from '@parvis/payment-protocol/signed-json'
import { amountDue } from '@parvis/shared-kernel/fines'
import { fineFromWire, fineWire, subscriptionFromWire, subscriptionWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { appealsOf } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { dossiersOf } from '../../testing/dossiers.ts'
import {
  callback,
  fine,
  MINUTE,
  paymentsOf,
  SUBSCRIPTION,
  type Target,
  TICKET,
} from '../../testing/payments.ts'
import { reconcilePayments } from './payment-reconciliation.job.ts'

const city = testCity()
const payments = paymentsOf(city)
const on = appealsOf(city)

const started = async (target: Target) => payments.operationOf((await payments.start(target)).body)

/** Outcome of the notification and the warnings of the log on the way. */
const sent = async (message: PaymentCallback) => {
  const warn = vi.spyOn(city.deps.log, 'warn')
  expect((await payments.send(message)).status).toBe(200)
  const warned = warn.mock.calls.map(([facts]) => (facts as unknown as { outcome: string }).outcome)
  warn.mockRestore()
  const kept = city.deps.db.selectFrom('payment_callbacks').select('outcome')
  const row = await kept.where('provider_event_id', 'like', `%:${message.eventId}`).executeTakeFirst()
  return { outcome: row?.outcome, warned }
}
const refundsOf = (rightId: string) =>
  city.deps.db.selectFrom('refunds').select('amount_cents').where('right_id', '=', rightId).execute()
describe('money of another amount than asked', () => {
  test.each([
    ['less', TICKET, 'camille-tic-to-pay', -100],
    ['more', SUBSCRIPTION, 'camille-sub-to-pay', 100],
  ])('for a right, %s, goes back whole, and the right can still be paid', async (_what, target, id, more) => {
    const operation = await started(target)
    const message = callback(operation, { amount: operation.amount + more })
    expect(await sent(message)).toEqual({ outcome: 'other-amount', warned: ['other-amount'] })
    expect(await payments.summary(target, operation.returnUrl)).toMatchObject({
      status: 'PAYMENT_RECEIVED',
      amount: message.amount,
    })
    expect(await refundsOf(id)).toEqual([{ amount_cents: message.amount }])
    expect(await payments.statusOfRight(id)).toBe('awaiting-payment')
    const again = await started(target)
    expect(again.amount).toBe(operation.amount)
    await payments.send(callback(again))
    expect(await payments.statusOfRight(id)).toBe('granted')
  })

  test('leaves a right unpaid in every reading: no screen takes what goes back for its payment', async () => {
    const target = { path: '/api/subscriber/subscriptions/thomas-sub-pay/payments', as: 'thomas' }
    const read = async () =>
      subscriptionFromWire(v.parse(subscriptionWire, await dossiersOf(city).read('thomas-sub-pay', 'thomas')))
    const { operationIds: before } = await read()
    const operation = await started(target)
    await payments.send(callback(operation, { amount: operation.amount + 1 }))
    expect(await read()).toMatchObject({ isFullyPaid: false, isPaymentPending: false, operationIds: before })
  })

  test.each([
    ['less', 500, { paid: 500, due: 3_000, overpaid: 0 }],
    ['more', 4_000, { paid: 4_000, due: 0, overpaid: 500 }],
  ])('for a fine, %s, is paid as far as it goes', async (_what, amount, amounts) => {
    const { number, plate } = await on.issue({ price: 3_500 })
    const target = fine(number, plate)
    const operation = await started(target)
    const message = callback(operation, { amount })
    expect(await sent(message)).toEqual({ outcome: 'other-amount', warned: ['other-amount'] })
    expect(await payments.summary(target, operation.returnUrl)).toMatchObject({
      status: 'PAYMENT_REGISTERED',
      amount,
    })
    const { body } = await city.ask(`/api/fps/${number}?plate=${plate}`)
    expect(amountDue(fineFromWire(v.parse(fineWire, body)), city.clock.now())).toMatchObject(amounts)
  })

  test('is found by asking the provider, too: nothing waits for ever', async () => {
    const { number, plate } = await on.issue({ price: 3_500 })
    const target = fine(number, plate)
    const { returnUrl } = await payments.payUntold(target, 1_000)
    city.clock.moveBy(4 * MINUTE)
    await reconcilePayments(city.deps)
    expect(await payments.summary(target, returnUrl)).toMatchObject({
      status: 'PAYMENT_REGISTERED',
      amount: 1_000,
    })
    city.clock.reset()
  })
})

test.each(['REFUSED', 'ABANDONED'] as const)(
  'whatever amount it names, what is %s brought none',
  async outcome => {
    const { number, plate } = await on.issue()
    const target = fine(number, plate)
    const operation = await started(target)
    expect(await sent(callback(operation, { outcome, amount: 0, authorizationNumber: null }))).toEqual({
      outcome: 'applied',
      warned: [],
    })
    expect(await payments.summary(target, operation.returnUrl)).toMatchObject({
      status: outcome,
      amount: operation.amount,
    })
  },
)

describe('the operator is told of a notification', () => {
  test.each<[string, Partial<PaymentCallback>]>([
    ['of another currency', { currency: 'USD' }],
    ['of real money', { mode: 'PRODUCTION' }],
    ['of an operation that nobody knows', { operationId: 'op-nobody-knows' }],
    ['of no money that calls itself accepted', { amount: 0 }],
  ])('%s, which does nothing', async (_what, change) => {
    const { number, plate } = await on.issue()
    const target = fine(number, plate)
    const operation = await started(target)
    const statusOf = async () => (await payments.summary(target, operation.returnUrl)).status
    const unfit = callback(operation, change)
    expect(await sent(unfit)).toEqual({ outcome: 'mismatch', warned: ['mismatch'] })
    expect(await statusOf()).toBe('PENDING')
    // It waits until the provider says how it ended, and nobody pays twice meanwhile.
    const ended = { eventId: unfit.eventId, outcome: 'ABANDONED', authorizationNumber: null } as const
    await payments.send(callback(operation, ended))
    expect(await statusOf()).toBe('ABANDONED')
  })

  test('of a second charge for a payment that is settled, and not of the same one twice', async () => {
    const { number, plate } = await on.issue()
    const operation = await started(fine(number, plate))
    expect(await sent(callback(operation))).toEqual({ outcome: 'applied', warned: [] })
    expect(await sent(callback(operation))).toEqual({ outcome: 'already-closed', warned: [] })
    const second = callback(operation, { authorizationNumber: '654321' })
    expect(await sent(second)).toEqual({ outcome: 'charged-again', warned: ['charged-again'] })
    const refused = callback(operation, { outcome: 'REFUSED', authorizationNumber: null })
    expect(await sent(refused)).toEqual({ outcome: 'already-closed', warned: [] })
  })
})
