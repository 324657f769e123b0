import { describe, expect, test } from 'vitest'
import { openRefund, rejectRefund } from '../modules/refunds/refund.agent.ts'
import { appealsOf } from '../testing/appeals.ts'
import { testCity } from '../testing/city-of-file.ts'
import { mailBoxOf } from '../testing/mail-box.ts'
import { callback, fine as payable, paymentsOf, SUBSCRIPTION, TICKET } from '../testing/payments.ts'

const city = testCity()
const on = appealsOf(city)
const payments = paymentsOf(city)

describe('the receipt of a payment for a right', () => {
  const SECOND = { path: '/api/subscriber/subscriptions/thomas-sub-pay/payments', as: 'thomas' }
  const paid = async (target: typeof TICKET, email: string) => {
    const { body } = await payments.start(target, { email })
    await payments.send(callback(await payments.operationOf(body)))
    return mailBoxOf(city).mail(email, 'Reçu')
  }

  test('carries the receipt of the payment to whoever holds it', async () => {
    const { attachment } = await paid(SUBSCRIPTION, 'Camille.Martin@example.org')
    expect(attachment?.fileName).toMatch(/^recu-de-paiement-/)
  })

  test.each([
    ['a stranger', TICKET, 'somebody.else@example.org'],
    ['who owns and shares other rights', SECOND, 'ines.moreau@example.org'],
  ])('carries none to the address of %s: the proof bears a name and plates', async (_who, target, email) => {
    expect((await paid(target, email)).attachment).toBeUndefined()
  })
})

test('who is written to about a refund and does not get the money is given no paper', async () => {
  const fine = await on.issue()
  const payer = 'payer@example.org'
  const { body } = await payments.start(payable(fine.number, fine.plate), { email: payer })
  await payments.send(callback(await payments.operationOf(body)))
  await on.payElsewhere(fine, 3_500)
  const named = 'named@example.org'
  const { refund_id: id } = await openRefund(city.deps, on.valmont, { fineId: fine.number, email: named })
  await rejectRefund(city.deps, on.valmont, id, 'Déjà rendu.')
  expect((await mailBoxOf(city).mail(payer, 'refusé')).attachment).toBeDefined()
  expect((await mailBoxOf(city).mail(named, 'refusé')).attachment).toBeUndefined()
})
