import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Clock } from '../clock.ts'
import { languageOf } from '../http/language.ts'
import { pageHeaders } from '../http/security-headers.ts'
import type { Log } from '../log.ts'
import { openOrder, type PaymentCallback, type PaymentOrder, signPayment } from './payment-order.ts'
import { cardPage, expiredPage, invalidPage, latePage } from './payment-pages.ts'

export interface PaymentPageOptions {
  secret: string
  clock: Clock
  log: Log
  portals: readonly string[]
}

const TRIES = 3
const decisionShape = v.object({
  order: v.string(),
  outcome: v.picklist(['ACCEPTED', 'REFUSED', 'ABANDONED']),
})

const authorizationNumber = () => String(Math.floor(Math.random() * 1_000_000)).padStart(6, '0')

const sendCallback = async (secret: string, url: string, callback: PaymentCallback): Promise<boolean> => {
  const body = JSON.stringify(callback)
  const headers = {
    'content-type': 'application/json',
    'x-payment-signature': signPayment(secret, 'callback', body),
  }
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body,
      signal: AbortSignal.timeout(5_000),
    }).catch(() => null)
    if (response?.ok) return true
    await new Promise(resolve => setTimeout(resolve, 200 * 2 ** attempt))
  }
  return false
}

/**
 * The hosted card page of the reference payment provider. It collects nothing: a person chooses what
 * the bank shall answer. It tells the city from server to server, then sends the browser back; the
 * browser itself carries no result.
 */
export const createPaymentApp = ({ secret, clock, log, portals }: PaymentPageOptions): Hono => {
  const app = new Hono()
  const decided = new Map<string, PaymentCallback>()
  app.use(pageHeaders(`'self' ${portals.join(' ')}`))

  const decide = (order: PaymentOrder, outcome: PaymentCallback['outcome']): PaymentCallback => {
    const earlier = decided.get(order.operationId)
    if (earlier !== undefined) return earlier
    const callback: PaymentCallback = {
      eventId: randomUUID(),
      operationId: order.operationId,
      amount: order.amount,
      currency: order.currency,
      mode: 'TEST',
      outcome,
      authorizationNumber: outcome === 'ACCEPTED' ? authorizationNumber() : null,
    }
    decided.set(order.operationId, callback)
    return callback
  }

  app.get('/pay', c => {
    const sealed = c.req.query('order') ?? ''
    const order = openOrder(secret, sealed)
    if (order === null) return c.html(invalidPage(languageOf(c.req.header('accept-language'))), 400)
    if (decided.has(order.operationId)) return c.redirect(order.returnUrl, 303)
    return order.expiresAt <= clock.now() ? c.html(expiredPage(order), 410) : c.html(cardPage(order, sealed))
  })

  app.post('/decision', async c => {
    const form = v.safeParse(decisionShape, await c.req.parseBody())
    const order = form.success ? openOrder(secret, form.output.order) : null
    if (!form.success || order === null)
      return c.html(invalidPage(languageOf(c.req.header('accept-language'))), 400)
    const isFirst = !decided.has(order.operationId)
    if (isFirst && order.expiresAt <= clock.now()) return c.html(expiredPage(order), 410)
    const isTold = await sendCallback(secret, order.callbackUrl, decide(order, form.output.outcome))
    if (isTold) return c.redirect(order.returnUrl, 303)
    log.error({ operation: order.operationId }, 'the city did not take the payment callback')
    return c.html(latePage(order), 502)
  })
  return app
}
