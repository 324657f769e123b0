import { SIGNATURE_HEADER, type SignaturePurpose, signPayment } from '@parvis/payment-protocol/signed-json'
import { describe, expect, test } from 'vitest'
import { appealsOf } from '../../testing/appeals.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { fine, PORTAL, paymentsOf } from '../../testing/payments.ts'
import { siteIdOf } from './site.ts'

const city = testCity()
const payments = paymentsOf(city)
const on = appealsOf(city)

interface Call {
  path: '/orders' | '/status' | '/close'
  purpose: SignaturePurpose
  message: object
  cityId?: string
}

/** Speaks to the provider as a city does. */
const tell = async ({ path, purpose, message, cityId = 'valmont' }: Call) => {
  const body = JSON.stringify(message)
  const response = await fetch(`${city.urls.payment}${path}`, {
    method: 'POST',
    headers: { [SIGNATURE_HEADER]: signPayment(payments.keyOf(cityId), purpose, body) },
    body,
  })
  return { status: response.status, body: await response.json() }
}

const SITE = { siteId: siteIdOf('valmont') }
const NONCE = 'a-nonce-of-this-test-0001'
const started = async () => {
  const { number, plate } = await on.issue()
  return payments.operationOf((await payments.start(fine(number, plate))).body)
}

describe('the provider closes an order', () => {
  const close = async (change: Partial<Call> = {}, other: object = {}) => {
    const { operationId } = await started()
    const message = { ...SITE, operationId, nonce: NONCE, ...other }
    const answer = await tell({ path: '/close', purpose: 'close', message, ...change })
    const status = { path: '/status', purpose: 'status' } as const
    const now = await tell({ ...status, message: { ...SITE, operationId, nonce: NONCE } })
    return [answer.status, now.body.state]
  }

  test('for the city whose it is', async () => {
    expect(await close()).toEqual([200, 'DECIDED'])
  })

  test.each<[string, Partial<Call>, object?]>([
    ['by a question about its state', { purpose: 'status' }],
    ['by the signature of another city', { cityId: 'port-sable' }],
    ['by a city that it does not know', {}, { siteId: '00000000' }],
    ['by a message of another form', {}, { extra: 1 }],
  ])('not %s', async (_how, change, other) => {
    expect(await close(change, other)).toEqual([403, 'OPEN'])
  })

  test('not of another city, which has one of the same number', async () => {
    const other = { cityId: 'port-sable' }
    expect(await close(other, { siteId: siteIdOf('port-sable') })).toEqual([200, 'OPEN'])
  })
})

describe('the provider takes an order', () => {
  const order = (change: object = {}) => ({
    ...SITE,
    operationId: crypto.randomUUID(),
    amount: 1_700,
    currency: 'EUR',
    label: 'Forfait',
    lang: 'fr',
    returnUrl: `${PORTAL}/fps`,
    callbackUrl: `${city.urls.api}/api/payments/callback`,
    expiresAt: city.clock.now() + 60_000,
    ...change,
  })
  const place = (message: object, change: Partial<Call> = {}) =>
    tell({ path: '/orders', purpose: 'order', message, ...change })

  test('once, and opens one page for it, whose amount stays', async () => {
    const message = order()
    const [first, again] = [await place(message), await place(message)]
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body])
    expect((await place({ ...message, amount: 1 })).status).toBe(400)
    expect((await place({ ...message, currency: 'CHF' })).status).toBe(400)
    expect((await place({ ...message, expiresAt: message.expiresAt + 1 })).status).toBe(400)
  })

  test.each<[string, object, Partial<Call>?]>([
    ['signed by another city', {}, { cityId: 'port-sable' }],
    ['signed for another use', {}, { purpose: 'status' }],
    ['that would send the browser elsewhere', { returnUrl: 'https://evil.example/' }],
    ['that sends it to no address', { returnUrl: 'http://' }],
    ['of nothing', { amount: 0 }],
    ['of a city that it does not know', { siteId: '00000000' }],
    ['of another form', { extra: 1 }],
  ])('not %s', async (_what, other, change) => {
    expect((await place(order(other), change)).status).toBe(400)
  })
})
