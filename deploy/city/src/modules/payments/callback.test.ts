import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signPayment } from '../../payment-page/payment-order.ts'
import { callback, fine, MINUTE, orderOf, paymentsOf, type Target, TICKET } from '../../testing/payments.ts'
import { startTestCity, type TestCity } from '../../testing/test-city.ts'

let city: TestCity
let payments: ReturnType<typeof paymentsOf>

beforeAll(async () => {
  city = await startTestCity()
  payments = paymentsOf(city)
})
afterAll(() => city.stop())

describe('the provider’s word from server to server', () => {
  const target: Target = { path: '/api/subscriber/subscriptions/thomas-sub-pay/payments', as: 'thomas' }
  const ID = 'thomas-sub-pay'

  test('is not believed when it is forged, changed after signing, or of the wrong amount, currency or mode', async () => {
    const { body } = await payments.start(target)
    const good = callback(body.url)
    const signature = signPayment(city.deps.secrets.payment, 'callback', JSON.stringify(good))
    expect((await payments.send(good, 'forged')).status).toBe(403)
    expect((await payments.send({ ...good, amount: 1 }, signature)).status).toBe(403)
    expect((await payments.send({ ...good, extra: 1 })).status).toBe(400)
    for (const change of [{ amount: 1 }, { currency: 'USD' }, { mode: 'PRODUCTION' as const }]) {
      expect((await payments.send(callback(body.url, change))).status).toBe(200)
    }
    expect(await payments.statusOfRight(ID)).toBe('awaiting-payment')
  })

  test('counts once however often it comes, and no later word undoes it', async () => {
    const { body } = await payments.start(target)
    const message = callback(body.url)
    for (let time = 0; time < 5; time += 1) expect((await payments.send(message)).status).toBe(200)
    await payments.send(callback(body.url, { outcome: 'REFUSED' }))
    expect(await payments.statusOfRight(ID)).toBe('granted')
    expect(await payments.summary(target, orderOf(body.url).returnUrl)).toMatchObject({
      status: 'PAYMENT_REGISTERED',
    })
  })

  test('counts when it comes late but the money moved', async () => {
    const late = fine('21380990000016261305004002', 'DZ117PR')
    const { body } = await payments.start(late)
    city.clock.moveBy(20 * MINUTE)
    await payments.summary(late, orderOf(body.url).returnUrl)
    await payments.send(callback(body.url))
    expect(await payments.summary(late, orderOf(body.url).returnUrl)).toMatchObject({
      status: 'PAYMENT_REGISTERED',
    })
    city.clock.reset()
  })

  test('for a right that was canceled meanwhile is received but not registered', async () => {
    const { body } = await payments.start(TICKET)
    await city.deps.db
      .updateTable('rights')
      .set({ status: 'canceled' })
      .where('right_id', '=', 'camille-tic-to-pay')
      .execute()
    await payments.send(callback(body.url))
    expect(await payments.summary(TICKET, orderOf(body.url).returnUrl)).toMatchObject({
      status: 'PAYMENT_RECEIVED',
    })
    expect(await payments.statusOfRight('camille-tic-to-pay')).toBe('canceled')
  })
})
