import { randomUUID } from 'node:crypto'
import { type PaymentCallback, SIGNATURE_HEADER, signPayment } from '@parvis/payment-protocol/signed-json'
import { PAYER_KEY_HEADER } from '@parvis/shared-kernel/wire'
import { siteIdOf, siteKey } from '../modules/payments/site.ts'
import { sandboxTablesOf } from '../payment-sandbox.ts'
import { createBrowser } from './browser.ts'
import type { TestCity } from './test-city.ts'

export const PORTAL = 'http://127.0.0.1:4300'
export const MINUTE = 60_000

export interface Target {
  path: string
  as?: string
  city?: string
  query?: string
  extra?: object
  /** Key of the paying browser tab. */
  payerKey?: string
}

export const SUBSCRIPTION: Target = {
  path: '/api/subscriber/subscriptions/camille-sub-to-pay/payments',
  as: 'camille',
}
export const TICKET: Target = { path: '/api/tickets/camille-tic-to-pay/payments', as: 'camille' }
export const OTHER_TICKET: Target = { path: '/api/tickets/thomas-tic-pay/payments', as: 'thomas' }
export const fine = (number: string, plate: string, city?: string): Target => ({
  path: `/api/fps/${number}/payments`,
  query: `plate=${plate}&`,
  extra: { plate },
  ...(city === undefined ? {} : { city }),
})

/** Button pressed on the card page. */
export type Press = PaymentCallback['outcome'] | 'LATER' | 'ACCEPTED_LOST'

interface Started {
  url: string
  /** Form dialect: the signed fields. */
  body?: string
}

export interface StartedOperation {
  operationId: string
  cityId: string
  amount: number
  returnUrl: string
  expiresAt: number
}

export const callback = (
  operation: StartedOperation,
  change: Partial<PaymentCallback> = {},
): PaymentCallback => ({
  siteId: siteIdOf(operation.cityId),
  eventId: randomUUID(),
  operationId: operation.operationId,
  amount: operation.amount,
  currency: 'EUR',
  mode: 'TEST',
  outcome: 'ACCEPTED',
  authorizationNumber: '123456',
  ...change,
})

/** Always the same tab and person by default. */
const callerOf = ({ as, city, payerKey = 'a tab' }: Target) => ({
  headers: { [PAYER_KEY_HEADER]: payerKey },
  ...(as === undefined ? {} : { as }),
  ...(city === undefined ? {} : { city }),
})

export const paymentsOf = (city: TestCity) => {
  const keyOf = (cityId: string) => siteKey(city.deps.secrets.payment, siteIdOf(cityId))

  const send = (message: PaymentCallback | object, signature?: string, cityId = 'valmont') =>
    city.ask('/api/payments/callback', {
      body: message,
      headers: {
        [SIGNATURE_HEADER]: signature ?? signPayment(keyOf(cityId), 'callback', JSON.stringify(message)),
      },
    })

  /** Sends a notification of the form dialect as it stands. */
  const notify = async (body: string): Promise<{ status: number; text: string }> => {
    const response = await fetch(`${city.urls.api}/api/payments/notification`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body,
    })
    return { status: response.status, text: await response.text() }
  }

  /** The operation of a started payment. */
  const operationOf = async ({ url, body }: Started): Promise<StartedOperation> => {
    const orderId = new URLSearchParams(body ?? '').get('vads_order_id')
    const query = city.deps.db.selectFrom('operations').selectAll()
    const row = await (orderId === null
      ? query.where('page_url', '=', url)
      : query.where('operation_id', '=', orderId)
    ).executeTakeFirstOrThrow()
    return {
      operationId: row.operation_id,
      cityId: row.city_id,
      amount: row.amount_cents,
      returnUrl: row.return_url,
      expiresAt: row.expires_at,
    }
  }

  const start = (target: Target, body: object = {}) =>
    city.ask(target.path, {
      ...callerOf(target),
      body: { email: 'camille.martin@example.org', ...target.extra, ...body },
    })

  /** Opens the card page (or posts its form) and presses a button; returns the browser's final URL. */
  const press = async (entry: string | Started, outcome: Press): Promise<string> => {
    const { url, body }: Started = typeof entry === 'string' ? { url: entry } : entry
    const browser = createBrowser()
    const form = body === undefined ? undefined : Object.fromEntries(new URLSearchParams(body))
    const page = await browser.follow(url, city.deps.cities[0]?.portals[0] ?? PORTAL, form)
    const portal = /^http:\/\/127\.0\.0\.1:43\d\d/
    const response = await browser.send(page.url, { outcome })
    const location = response.headers.get('location') ?? ''
    return portal.test(location) ? location : page.url
  }

  return {
    keyOf,
    send,
    notify,
    operationOf,
    start,
    press,

    /** Starts a payment of which the provider takes another amount, without telling the city. */
    payUntold: async (target: Target, amount: number): Promise<StartedOperation> => {
      const { body } = await start(target)
      const operation = await operationOf(body)
      await sandboxTablesOf(city.deps.db)
        .updateTable('provider_orders')
        .set({ amount_cents: amount })
        .where('operation_id', '=', operation.operationId)
        .execute()
      await press(body.url, 'ACCEPTED_LOST')
      return operation
    },

    /** Summary of the operation named in a return URL. */
    summary: async (target: Target, returnUrl: string) => {
      const id = new URL(returnUrl).searchParams.get('idop')
      const path = `${target.path}/summary?${target.query ?? ''}operationId=${id}`
      return (await city.ask(path, callerOf(target))).body
    },

    statusOfRight: async (id: string) => {
      const rights = city.deps.db.selectFrom('rights').select('status').where('right_id', '=', id)
      return (await rights.executeTakeFirstOrThrow()).status
    },
  }
}
