import { expect, test } from 'vitest'
import { sendWaitingMails } from '../../mail/waiting-mail.job.ts'
import { appealsOf } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { paymentLinksOf } from '../../testing/payment-links.ts'
import { callback, fine, OTHER_TICKET, paymentsOf, SUBSCRIPTION, TICKET } from '../../testing/payments.ts'
import { reconcilePayments } from './payment-reconciliation.job.ts'

const city = testCity()
const payments = paymentsOf(city)

const receiptsTo = async (address: string) =>
  (await city.deps.mailer.list()).filter(({ to, subject }) => to === address && /Reçu|receipt/.test(subject))

test('whoever paid gets one receipt, with amount and numbers, in the language they paid in', async () => {
  const { body } = await city.ask(SUBSCRIPTION.path, {
    as: 'camille',
    body: { email: 'paid@example.org' },
    headers: { 'accept-language': 'en' },
  })
  const { operationId, returnUrl } = await payments.operationOf(body)
  await payments.press(body.url, 'ACCEPTED')
  await reconcilePayments(city.deps)
  const { authorizationNumber } = await payments.summary(SUBSCRIPTION, returnUrl)
  const [receipt, ...others] = await receiptsTo('paid@example.org')
  expect(others).toEqual([])
  expect(receipt?.text).toContain('€240.00')
  expect(receipt?.text).toContain(operationId)
  expect(receipt?.text).toContain(authorizationNumber)
})

const SECOND = { path: '/api/subscriber/subscriptions/thomas-sub-pay/payments', as: 'thomas' }
const FINE = fine('21380990000016261320004001', 'FG482KD')
test.each([
  [
    'for a right leads its owner',
    TICKET,
    'camille.martin@example.org',
    '/souscriptions/',
    true,
    /^Objet : À l’heure\nPériode : (le|du) \d\d\/\d\d\/\d{4} .*\d\d:\d\d\n/m,
  ],
  [
    'for a right does not lead somebody else',
    SECOND,
    'neighbour@example.org',
    '/souscriptions/',
    false,
    /^Objet : Abonnement résident\nPériode : du \d\d\/.* au \d\d\//m,
  ],
  [
    'for a fine leads whoever paid',
    FINE,
    'driver@example.org',
    '/fps/',
    true,
    /^Objet : forfait n° 21380990000016 26 1 320 004 001\nMontant/m,
  ],
])('the receipt %s to its page, and names what was paid', async (_who, target, email, page, isLed, named) => {
  const { body } = await payments.start(target, { email })
  await payments.press(body.url, 'ACCEPTED')
  const [receipt] = await receiptsTo(email)
  expect([receipt?.text, receipt?.html].map(text => text?.includes(page))).toEqual([isLed, isLed])
  expect(receipt?.text.replace(/[\u00a0\u202f]/g, ' ')).toMatch(named)
  expect(receipt?.text).not.toMatch(/rembourse/)
})

test('the receipt is in the currency that was paid, whatever the city’s is by then', async () => {
  const { number, plate } = await appealsOf(city).issue({ price: 3_500 })
  const { body } = await payments.start(fine(number, plate), { email: 'francs@example.org' })
  const operation = await payments.operationOf(body)
  const operations = city.deps.db.updateTable('operations').set({ currency: 'CHF' })
  await operations.where('operation_id', '=', operation.operationId).execute()
  await payments.send(callback(operation, { currency: 'CHF' }))
  const [receipt] = await receiptsTo('francs@example.org')
  expect(receipt?.text).toMatch(/35,00.CHF/)
})

test.each(['REFUSED', 'ABANDONED'] as const)('a payment that ended %s sends none', async outcome => {
  const { body } = await payments.start(OTHER_TICKET, { email: 'not.paid@example.org' })
  await payments.press(body.url, outcome)
  await reconcilePayments(city.deps)
  expect(await receiptsTo('not.paid@example.org')).toEqual([])
})

test('the receipt goes to the address given last by the one who pays', async () => {
  await payments.start(OTHER_TICKET, { email: 'wrong@example.org' })
  const { body } = await payments.start(OTHER_TICKET, { email: 'right@example.org' })
  await payments.press(body.url, 'ACCEPTED')
  expect(await receiptsTo('wrong@example.org')).toEqual([])
  expect(await receiptsTo('right@example.org')).toHaveLength(1)
})

test('a receipt that the mail server did not take goes out in the next round', async () => {
  const target = fine('21380990000016261305004002', 'DZ117PR')
  const { body } = await payments.start(target, { email: 'later@example.org' })
  const { send } = city.deps.mailer
  city.deps.mailer.send = () => Promise.reject(new Error('the mail server is away'))
  const message = callback(await payments.operationOf(body))
  expect((await payments.send(message)).status).toBe(200)
  expect(await receiptsTo('later@example.org')).toEqual([])
  city.deps.mailer.send = send
  city.clock.moveBy(3 * 60_000)
  for (const round of [reconcilePayments, sendWaitingMails.run]) {
    await round(city.deps)
    await round(city.deps)
  }
  expect(await receiptsTo('later@example.org')).toHaveLength(1)
})

test('the receipt of what goes back promises it to no payer by a link: it goes to the right’s owner', async () => {
  const { cardPage, linkFor } = paymentLinksOf(city)
  await city.setRight('thomas-tic-pay', { status: 'awaiting-payment' })
  const { path } = await linkFor(OTHER_TICKET, 'visitor.pays@example.org')
  const operation = await payments.operationOf({ url: await cardPage(path) })
  await city.setRight('thomas-tic-pay', { status: 'canceled' })
  await payments.send(callback(operation))
  const [receipt] = await receiptsTo('visitor.pays@example.org')
  expect(receipt?.text).toMatch(/n’a pas pu être affecté.*rembourse/s)
  expect(receipt?.text).not.toMatch(/vous (le |la )?rembourse|Période/)
  const mails = (await city.deps.mailer.list()).filter(({ text }) => text.includes('coordonnées bancaires'))
  expect(mails.map(({ to, text }) => [to, text.includes('#case=')]).sort()).toEqual([
    [(await city.ask('/api/subscriber', { as: 'thomas' })).body.email, true],
    ['visitor.pays@example.org', false],
  ])
})
