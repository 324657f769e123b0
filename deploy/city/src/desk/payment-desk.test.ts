import { expect, test } from 'vitest'
import { sandboxTablesOf } from '../payment-sandbox.ts'
import { appealsOf } from '../testing/appeals.ts'
import { testCity } from '../testing/city-of-file.ts'
import { deskOf } from '../testing/desk.ts'
import { fine, MINUTE, type Press, paymentsOf } from '../testing/payments.ts'

const city = testCity()
const desk = deskOf(city)
const payments = paymentsOf(city)
const on = appealsOf(city)

/** A payment that the provider takes in another currency than the city asked. */
const paidInDollars = async (button: Press | null) => {
  const { number, plate } = await on.issue({ price: 3_500 })
  const target = fine(number, plate)
  const { body } = await payments.start(target)
  const { operationId, returnUrl } = await payments.operationOf(body)
  await sandboxTablesOf(city.deps.db)
    .updateTable('provider_orders')
    .set({ currency: 'USD' })
    .where('operation_id', '=', operationId)
    .execute()
  if (button !== null) await payments.press(body.url, button)
  const statusOf = async () => (await payments.summary(target, returnUrl)).status
  return { operationId, target, number, statusOf }
}

test.each(['ACCEPTED', 'ACCEPTED_LOST'] as const)(
  'money of another currency (%s) holds its fine until an agent has given it back at the provider',
  async button => {
    const { operationId, target, number, statusOf } = await paidInDollars(button)
    expect((await desk.look('/payments')).text).not.toContain(operationId)
    city.clock.moveBy(16 * MINUTE)
    expect(await statusOf()).toBe('PENDING')
    expect((await payments.start(target)).status).toBe(409)
    const { text } = await desk.look('/payments')
    expect(text).toContain(`/actions/payment-close?operation=${operationId}`)
    const asked = (await desk.look(`/actions/payment-close?operation=${operationId}`)).text
    expect(asked).toMatch(new RegExp(`35,00.*${number.slice(-3)}.*${operationId}`, 's'))

    const { path, page } = await desk.act('payment-close', { operation: operationId })
    expect([path, page.includes('Le paiement n’est plus en attente.')]).toEqual(['/payments', true])
    expect(page).not.toContain(operationId)
    expect(await statusOf()).toBe('ABANDONED')
    expect((await payments.start(target)).status).toBe(200)
    city.clock.reset()
  },
)

test('a payment that is undecided, or that nobody knows, is not closed', async () => {
  const { operationId, statusOf } = await paidInDollars(null)
  for (const operation of [operationId, 'nothing'])
    expect((await desk.act('payment-close', { operation })).page).toContain('role="alert"')
  expect(await statusOf()).toBe('PENDING')
})

test('a payment that fits is booked, not closed, when an agent asks for it', async () => {
  const { number, plate } = await on.issue()
  const target = fine(number, plate)
  const { body } = await payments.start(target)
  const { operationId, returnUrl } = await payments.operationOf(body)
  await payments.press(body.url, 'ACCEPTED_LOST')
  await desk.act('payment-close', { operation: operationId })
  expect((await payments.summary(target, returnUrl)).status).toBe('PAYMENT_REGISTERED')
})
