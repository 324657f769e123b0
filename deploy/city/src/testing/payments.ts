import { randomUUID } from 'node:crypto'
import { type PaymentCallback, signPayment } from '../payment-page/payment-order.ts'
import { createBrowser } from './browser.ts'
import type { TestCity } from './test-city.ts'

export const PORTAL = 'http://127.0.0.1:4300'
export const MINUTE = 60_000

export interface Target {
  path: string
  as?: string
  query?: string
  extra?: object
}

export const SUBSCRIPTION: Target = {
  path: '/api/subscriber/subscriptions/camille-sub-to-pay/payments',
  as: 'camille',
}
export const TICKET: Target = { path: '/api/tickets/camille-tic-to-pay/payments', as: 'camille' }
export const OTHER_TICKET: Target = { path: '/api/tickets/thomas-tic-pay/payments', as: 'thomas' }
export const fine = (number: string, plate: string): Target => ({
  path: `/api/fps/${number}/payments`,
  query: `plate=${plate}&`,
  extra: { plate },
})

interface Order {
  operationId: string
  amount: number
  returnUrl: string
  expiresAt: number
}

export const orderOf = (url: string): Order => {
  const [payload = ''] = (new URL(url).searchParams.get('order') ?? '').split('.')
  return JSON.parse(Buffer.from(payload, 'base64url').toString())
}

export const callback = (url: string, change: Partial<PaymentCallback> = {}): PaymentCallback => {
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

const asPerson = ({ as }: Target) => (as === undefined ? {} : { as })

/** What tests of payments do with a city: start one, look at it, press a button, speak as the provider. */
export const paymentsOf = (city: TestCity) => ({
  start: (target: Target, body: object = {}) =>
    city.ask(target.path, {
      ...asPerson(target),
      body: {
        email: 'camille.martin@example.org',
        urlRedirection: `${PORTAL}/souscriptions`,
        ...target.extra,
        ...body,
      },
    }),

  summary: async (target: Target, url: string) => {
    const id = new URL(url).searchParams.get('idop')
    const path = `${target.path}/summary?${target.query ?? ''}operationId=${id}`
    return (await city.ask(path, asPerson(target))).body
  },

  /** Opens the card page and presses a button; answers where the browser ends. */
  press: async (url: string, outcome: PaymentCallback['outcome']) => {
    const browser = createBrowser()
    const page = await (await browser.send(url)).text()
    const order = /name="order" value="([^"]+)"/.exec(page)?.[1] ?? ''
    return (await browser.follow(`${city.urls.payment}/decision`, PORTAL, { order, outcome })).url
  },

  send: (message: object, signature?: string) =>
    city.ask('/api/payments/callback', {
      body: message,
      headers: {
        'x-payment-signature':
          signature ?? signPayment(city.deps.secrets.payment, 'callback', JSON.stringify(message)),
      },
    }),

  statusOfRight: async (id: string) => {
    const rights = city.deps.db.selectFrom('rights').select('status').where('right_id', '=', id)
    return (await rights.executeTakeFirstOrThrow()).status
  },
})
