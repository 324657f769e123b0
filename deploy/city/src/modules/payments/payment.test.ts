import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  fine,
  MINUTE,
  OTHER_TICKET,
  orderOf,
  PORTAL,
  paymentsOf,
  SUBSCRIPTION,
  type Target,
  TICKET,
} from '../../testing/payments.ts'
import { startTestCity, type TestCity } from '../../testing/test-city.ts'

let city: TestCity
let payments: ReturnType<typeof paymentsOf>

const FINE = fine('21380990000016261320004001', 'FG482KD')

beforeAll(async () => {
  city = await startTestCity()
  payments = paymentsOf(city)
})
afterAll(() => city.stop())

describe('a citizen pays', () => {
  test('a refused card leaves the subscription to pay, and one can try again', async () => {
    const { body } = await payments.start(SUBSCRIPTION)
    expect(body.method).toBe('GET')
    const back = await payments.press(body.url, 'REFUSED')
    expect(await payments.summary(SUBSCRIPTION, back)).toMatchObject({ status: 'REFUSED', amount: 24_000 })
    expect(await payments.statusOfRight('camille-sub-to-pay')).toBe('awaiting-payment')
  })

  test('an accepted card grants the subscription and comes back with the operation’s number', async () => {
    const { body } = await payments.start(SUBSCRIPTION)
    const back = await payments.press(body.url, 'ACCEPTED')
    expect(back.startsWith(`${PORTAL}/souscriptions?idop=`)).toBe(true)
    const result = await payments.summary(SUBSCRIPTION, back)
    expect(result).toMatchObject({
      status: 'PAYMENT_REGISTERED',
      resourceId: 'camille-sub-to-pay',
      amount: 24_000,
    })
    expect(result.authorizationNumber).toMatch(/^\d{6}$/)
    expect(await payments.statusOfRight('camille-sub-to-pay')).toBe('granted')
    expect((await payments.start(SUBSCRIPTION)).body.error).toBe('OrderPaymentNotAllowed')
  })

  test('giving up a ticket’s payment is not a refusal', async () => {
    const { body } = await payments.start(TICKET)
    expect(await payments.summary(TICKET, await payments.press(body.url, 'ABANDONED'))).toMatchObject({
      status: 'ABANDONED',
    })
  })

  test('a fine is paid at the price of the moment, signed out, and then nothing is left to pay', async () => {
    const { body } = await payments.start(FINE)
    expect(orderOf(body.url).amount).toBe(1_700)
    const back = await payments.press(body.url, 'ACCEPTED')
    expect(await payments.summary(FINE, back)).toMatchObject({ status: 'PAYMENT_REGISTERED', amount: 1_700 })
    expect((await payments.start(FINE)).body.error).toBe('FineNothingToPay')
    const { body: paid } = await city.ask('/api/fps/21380990000016261320004001?plate=FG482KD')
    expect(paid.paymentStatus).toBe('PAID_REDUCED')
  })

  test('the page of a reduced price closes with the reduced price', async () => {
    const port: Target = fine('21560985000012261321007001', 'EK291WN')
    const headers = { 'x-parvis-city': 'port-sable' }
    const { body: read } = await city.ask(`/api/fps/21560985000012261321007001?plate=EK291WN`, { headers })
    const until = Date.parse(read.versions[0].reducedDatetime)
    city.clock.moveBy(until - city.clock.now() - 60_000)
    const body = { email: 'e.garnier@example.org', ...port.extra }
    const { body: started } = await city.ask(port.path, { headers, body })
    expect(orderOf(started.url)).toMatchObject({ amount: 1_500, expiresAt: until })
    city.clock.reset()
  })

  test('coming back to the portal by hand changes nothing', async () => {
    const { body } = await payments.start(OTHER_TICKET)
    const { returnUrl } = orderOf(body.url)
    expect(await payments.summary(OTHER_TICKET, returnUrl)).toMatchObject({ status: 'PENDING' })
    expect(await payments.statusOfRight('thomas-tic-pay')).toBe('awaiting-payment')
  })

  test('asking again while a payment is live answers with the same one', async () => {
    const first = await payments.start(OTHER_TICKET)
    const second = await payments.start(OTHER_TICKET)
    expect(orderOf(second.body.url).operationId).toBe(orderOf(first.body.url).operationId)
  })

  test('an operation closes after 15 minutes, and its page too', async () => {
    const { body } = await payments.start(OTHER_TICKET)
    city.clock.moveBy(16 * MINUTE)
    expect((await fetch(body.url)).status).toBe(410)
    expect(await payments.summary(OTHER_TICKET, orderOf(body.url).returnUrl)).toMatchObject({
      status: 'ABANDONED',
    })
    const next = await payments.start(OTHER_TICKET)
    expect(orderOf(next.body.url).operationId).not.toBe(orderOf(body.url).operationId)
    city.clock.reset()
  })

  test('the link can be sent by mail instead', async () => {
    const { body } = await payments.start(OTHER_TICKET, { sendLink: true })
    expect(body).toEqual({ sent: true })
    const [mail] = await city.deps.mailer.list()
    expect(mail?.text).toContain(city.urls.payment)
  })

  test('the address is kept for the next time when the citizen says so', async () => {
    await payments.start(OTHER_TICKET, { email: 'kept@example.org' })
    expect((await city.ask('/api/subscriber', { as: 'thomas' })).body.email).toBe('thomas.leroy@example.org')
    await payments.start(OTHER_TICKET, { email: 'kept@example.org', shouldKeepMail: true })
    expect((await city.ask('/api/subscriber', { as: 'thomas' })).body.email).toBe('kept@example.org')
  })

  test.each([
    ['an address of another site', { urlRedirection: 'https://evil.example/' }, 'ValidationFailed'],
    [
      'an address that hides another site',
      { urlRedirection: 'http://127.0.0.1:4300@evil.example/' },
      'ValidationFailed',
    ],
    ['a short e-mail address', { email: 'a@b' }, 'TipiInvalidEmail'],
  ])('%s is refused', async (_name, change, error) => {
    const { status, body } = await payments.start(
      { path: '/api/tickets/thomas-tic-pay/payments', as: 'thomas' },
      change,
    )
    expect([status, body.error]).toEqual([400, error])
  })

  test('a ticket that has ended cannot be paid any more', async () => {
    const { body } = await payments.start({
      path: '/api/tickets/thomas-tic-unpaid-old/payments',
      as: 'thomas',
    })
    expect(body.error).toBe('OrderPaymentNotAllowed')
  })
})
