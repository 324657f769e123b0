import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PaymentCallback, signPayment } from '../../payment-page/payment-order.ts'
import { createBrowser } from '../../testing/browser.ts'
import { startTestCity, type TestCity } from '../../testing/test-city.ts'

const PORTAL = 'http://127.0.0.1:4300'
const MINUTE = 60_000
let city: TestCity

beforeAll(async () => {
  city = await startTestCity()
})
afterAll(() => city.stop())

interface Target {
  path: string
  as?: string
  query?: string
  extra?: object
}
const SUBSCRIPTION: Target = {
  path: '/api/subscriber/subscriptions/camille-sub-to-pay/payments',
  as: 'camille',
}
const TICKET: Target = { path: '/api/tickets/camille-tic-to-pay/payments', as: 'camille' }
const OTHER_TICKET: Target = { path: '/api/tickets/thomas-tic-pay/payments', as: 'thomas' }
const fine = (number: string, plate: string): Target => ({
  path: `/api/fps/${number}/payments`,
  query: `plate=${plate}&`,
  extra: { plate },
})
const FINE = fine('21380990000016261320004001', 'FG482KD')

const asPerson = ({ as }: Target) => (as === undefined ? {} : { as })

const start = (target: Target, body: object = {}) =>
  city.ask(target.path, {
    ...asPerson(target),
    body: {
      email: 'camille.martin@example.org',
      urlRedirection: `${PORTAL}/souscriptions`,
      ...target.extra,
      ...body,
    },
  })

const summary = async (target: Target, url: string) => {
  const id = new URL(url).searchParams.get('idop')
  const { body } = await city.ask(
    `${target.path}/summary?${target.query ?? ''}operationId=${id}`,
    asPerson(target),
  )
  return body
}

/** Opens the card page and presses a button; answers where the browser ends. */
const press = async (url: string, outcome: PaymentCallback['outcome']) => {
  const browser = createBrowser()
  const page = await (await browser.send(url)).text()
  const order = /name="order" value="([^"]+)"/.exec(page)?.[1] ?? ''
  return (await browser.follow(`${city.urls.payment}/decision`, PORTAL, { order, outcome })).url
}

const orderOf = (url: string) => {
  const [payload = ''] = (new URL(url).searchParams.get('order') ?? '').split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    operationId: string
    amount: number
    returnUrl: string
    expiresAt: number
  }
}

const callback = (url: string, change: Partial<PaymentCallback> = {}): PaymentCallback => {
  const { operationId, amount } = orderOf(url)
  return {
    eventId: randomUUID(),
    operationId,
    amount,
    currency: 'EUR',
    mode: 'TEST',
    outcome: 'ACCEPTED',
    authorizationNumber: '123456',
    ...change,
  }
}

const send = (message: object, signature?: string) =>
  city.ask('/api/payments/callback', {
    body: message,
    headers: {
      'x-payment-signature':
        signature ?? signPayment(city.deps.secrets.payment, 'callback', JSON.stringify(message)),
    },
  })

const statusOfRight = async (id: string) => {
  const row = await city.deps.db
    .selectFrom('rights')
    .select('status')
    .where('right_id', '=', id)
    .executeTakeFirstOrThrow()
  return row.status
}

describe('a citizen pays', () => {
  test('a refused card leaves the subscription to pay, and one can try again', async () => {
    const { body } = await start(SUBSCRIPTION)
    expect(body.method).toBe('GET')
    const back = await press(body.url, 'REFUSED')
    expect(await summary(SUBSCRIPTION, back)).toMatchObject({ status: 'REFUSED', amount: 24_000 })
    expect(await statusOfRight('camille-sub-to-pay')).toBe('awaiting-payment')
  })

  test('an accepted card grants the subscription and comes back with the operation’s number', async () => {
    const { body } = await start(SUBSCRIPTION)
    const back = await press(body.url, 'ACCEPTED')
    expect(back.startsWith(`${PORTAL}/souscriptions?idop=`)).toBe(true)
    const result = await summary(SUBSCRIPTION, back)
    expect(result).toMatchObject({
      status: 'PAYMENT_REGISTERED',
      resourceId: 'camille-sub-to-pay',
      amount: 24_000,
    })
    expect(result.authorizationNumber).toMatch(/^\d{6}$/)
    expect(await statusOfRight('camille-sub-to-pay')).toBe('granted')
    expect((await start(SUBSCRIPTION)).body.error).toBe('OrderPaymentNotAllowed')
  })

  test('giving up a ticket’s payment is not a refusal', async () => {
    const { body } = await start(TICKET)
    expect(await summary(TICKET, await press(body.url, 'ABANDONED'))).toMatchObject({ status: 'ABANDONED' })
  })

  test('a fine is paid at the price of the moment, signed out, and then nothing is left to pay', async () => {
    const { body } = await start(FINE)
    expect(orderOf(body.url).amount).toBe(1_700)
    const back = await press(body.url, 'ACCEPTED')
    expect(await summary(FINE, back)).toMatchObject({ status: 'PAYMENT_REGISTERED', amount: 1_700 })
    expect((await start(FINE)).body.error).toBe('FineNothingToPay')
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
    const { body } = await start(OTHER_TICKET)
    const { returnUrl } = orderOf(body.url)
    expect(await summary(OTHER_TICKET, returnUrl)).toMatchObject({ status: 'PENDING' })
    expect(await statusOfRight('thomas-tic-pay')).toBe('awaiting-payment')
  })

  test('asking again while a payment is live answers with the same one', async () => {
    const first = await start(OTHER_TICKET)
    const second = await start(OTHER_TICKET)
    expect(orderOf(second.body.url).operationId).toBe(orderOf(first.body.url).operationId)
  })

  test('an operation closes after 15 minutes, and its page too', async () => {
    const { body } = await start(OTHER_TICKET)
    city.clock.moveBy(16 * MINUTE)
    expect((await fetch(body.url)).status).toBe(410)
    expect(await summary(OTHER_TICKET, orderOf(body.url).returnUrl)).toMatchObject({ status: 'ABANDONED' })
    const next = await start(OTHER_TICKET)
    expect(orderOf(next.body.url).operationId).not.toBe(orderOf(body.url).operationId)
    city.clock.reset()
  })

  test('the link can be sent by mail instead', async () => {
    const { body } = await start(OTHER_TICKET, { sendLink: true })
    expect(body).toEqual({ sent: true })
    const [mail] = await city.deps.mailer.list()
    expect(mail?.text).toContain(city.urls.payment)
  })

  test('the address is kept for the next time when the citizen says so', async () => {
    await start(OTHER_TICKET, { email: 'kept@example.org' })
    expect((await city.ask('/api/subscriber', { as: 'thomas' })).body.email).toBe('thomas.leroy@example.org')
    await start(OTHER_TICKET, { email: 'kept@example.org', shouldKeepMail: true })
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
    const { status, body } = await start(
      { path: '/api/tickets/thomas-tic-pay/payments', as: 'thomas' },
      change,
    )
    expect([status, body.error]).toEqual([400, error])
  })

  test('a ticket that has ended cannot be paid any more', async () => {
    const { body } = await start({ path: '/api/tickets/thomas-tic-unpaid-old/payments', as: 'thomas' })
    expect(body.error).toBe('OrderPaymentNotAllowed')
  })
})

describe('the provider’s word from server to server', () => {
  const target: Target = { path: '/api/subscriber/subscriptions/thomas-sub-pay/payments', as: 'thomas' }
  const ID = 'thomas-sub-pay'

  test('is not believed when it is forged, changed after signing, or of the wrong amount, currency or mode', async () => {
    const { body } = await start(target)
    const good = callback(body.url)
    const signature = signPayment(city.deps.secrets.payment, 'callback', JSON.stringify(good))
    expect((await send(good, 'forged')).status).toBe(403)
    expect((await send({ ...good, amount: 1 }, signature)).status).toBe(403)
    expect((await send({ ...good, extra: 1 })).status).toBe(400)
    for (const change of [{ amount: 1 }, { currency: 'USD' }, { mode: 'PRODUCTION' as const }]) {
      expect((await send(callback(body.url, change))).status).toBe(200)
    }
    expect(await statusOfRight(ID)).toBe('awaiting-payment')
  })

  test('counts once however often it comes, and no later word undoes it', async () => {
    const { body } = await start(target)
    const message = callback(body.url)
    for (let time = 0; time < 5; time += 1) expect((await send(message)).status).toBe(200)
    await send(callback(body.url, { outcome: 'REFUSED' }))
    expect(await statusOfRight(ID)).toBe('granted')
    expect(await summary(target, orderOf(body.url).returnUrl)).toMatchObject({ status: 'PAYMENT_REGISTERED' })
  })

  test('counts when it comes late but the money moved', async () => {
    const late = fine('21380990000016261305004002', 'DZ117PR')
    const { body } = await start(late)
    city.clock.moveBy(20 * MINUTE)
    await summary(late, orderOf(body.url).returnUrl)
    await send(callback(body.url))
    expect(await summary(late, orderOf(body.url).returnUrl)).toMatchObject({ status: 'PAYMENT_REGISTERED' })
    city.clock.reset()
  })

  test('for a right that was canceled meanwhile is received but not registered', async () => {
    const { body } = await start(TICKET)
    await city.deps.db
      .updateTable('rights')
      .set({ status: 'canceled' })
      .where('right_id', '=', 'camille-tic-to-pay')
      .execute()
    await send(callback(body.url))
    expect(await summary(TICKET, orderOf(body.url).returnUrl)).toMatchObject({ status: 'PAYMENT_RECEIVED' })
    expect(await statusOfRight('camille-tic-to-pay')).toBe('canceled')
  })
})
