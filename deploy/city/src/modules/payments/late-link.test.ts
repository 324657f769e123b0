import { afterEach, describe, expect, test } from 'vitest'
import { sandboxTablesOf } from '../../payment-sandbox.ts'
import { appealsOf } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { paymentLinksOf } from '../../testing/payment-links.ts'
import { fine, MINUTE, paymentsOf, SUBSCRIPTION } from '../../testing/payments.ts'

const city = testCity()
const payments = paymentsOf(city)
const on = appealsOf(city)
const { open, cardPage, linkFor } = paymentLinksOf(city)

afterEach(() => city.clock.reset())

const issued = async () => {
  const { number, plate } = await on.issue({ price: 3_500 })
  return fine(number, plate)
}

describe('the page of a mailed link, when the city has not heard how a payment ended', () => {
  test.each([
    ['ACCEPTED_LOST', /C’est payé.*Le reçu part/s],
    ['REFUSED', /banque a refusé.*<button>Payer/s],
  ] as const)('asks before it offers to pay: %s', async (press, told) => {
    const { path } = await linkFor(await issued(), `${press.toLowerCase()}@example.org`)
    const card = await cardPage(path)
    const { operationId } = await payments.operationOf({ url: card })
    // Nobody tells the city: it learns of it by asking.
    await sandboxTablesOf(city.deps.db)
      .updateTable('provider_orders')
      .set({ callback_url: 'http://127.0.0.1:9/' })
      .where('operation_id', '=', operationId)
      .execute()
    await payments.press(card, press)
    city.clock.moveBy(20 * MINUTE)
    const back = await open(`${path}?idop=${operationId}`)
    expect([back.status, await back.text()]).toEqual([200, expect.stringMatching(told)])
  })

  test('leads to no card page of another amount than was pressed, and to one of the rest when that is', async () => {
    const target = await issued()
    const { path } = await linkFor(target, 'rest@example.org')
    await payments.payUntold(target, 1_000)
    city.clock.moveBy(20 * MINUTE)
    const press = (amount: string) => open(path, 'POST', 'valmont', new URLSearchParams({ amount }))
    const changed = await press('3500')
    expect([changed.status, await changed.text()]).toEqual([
      200,
      expect.stringMatching(/role="alert".*name="amount" value="2500".*<button>Payer 25,00/s),
    ])
    const url = (await press('2500')).headers.get('location') ?? ''
    expect((await payments.operationOf({ url })).amount).toBe(2_500)
  })
})

describe('the page of a mailed link, once what it was for is over, sends nobody to reload it or to rights of others', () => {
  test.each(['GET', 'POST'])('a fine that was paid elsewhere (%s)', async method => {
    const { number, plate } = await on.issue({ price: 3_500 })
    const { path } = await linkFor(fine(number, plate), `elsewhere.${method}@example.org`)
    await on.payElsewhere({ number }, 3_500)
    const page = await open(path, method)
    const text = await page.text()
    expect([page.status, text]).toEqual([409, expect.stringContaining('rien à payer pour ce forfait')])
    expect(text).toMatch(new RegExp(`^(?!.*Rechargez).*href="http://127.0.0.1:4300/fps/${number}`, 's'))
  })

  test.each(['GET', 'POST'])('a right that was canceled (%s)', async method => {
    await city.setRight('camille-sub-to-pay', { status: 'awaiting-payment' })
    const { path } = await linkFor(SUBSCRIPTION, `canceled.${method}@example.org`)
    await city.setRight('camille-sub-to-pay', { status: 'canceled' })
    const page = await open(path, method)
    const told = /^(?!.*vos droits).*La personne qui l’a demandé voit où il en est/s
    expect([page.status, await page.text()]).toEqual([409, expect.stringMatching(told)])
  })

  test('a payment of somebody else under way can be looked at again', async () => {
    const target = await issued()
    const { path } = await linkFor(target, 'pending@example.org')
    await payments.press((await payments.start(target)).body.url, 'LATER')
    const page = await open(path, 'POST')
    expect([page.status, await page.text()]).toEqual([
      409,
      expect.stringMatching(/Un paiement est déjà en cours.*<a href="">Voir s’il est confirmé/s),
    ])
  })
})
