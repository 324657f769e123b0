import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { isSameSecret } from '../secrets.ts'

/** What the city asks its payment provider to collect, signed and carried by the address of the card page. */
const paymentOrderShape = v.strictObject({
  operationId: v.string(),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: v.string(),
  label: v.string(),
  cityName: v.string(),
  accent: v.string(),
  lang: v.picklist(['fr', 'en']),
  returnUrl: v.string(),
  callbackUrl: v.string(),
  /** Epoch milliseconds of the city's clock. */
  expiresAt: v.number(),
})
export type PaymentOrder = v.InferOutput<typeof paymentOrderShape>

/** What the provider tells the city from server to server; a strict set of fields, all of them signed. */
export const paymentCallbackShape = v.strictObject({
  eventId: v.pipe(v.string(), v.minLength(8), v.maxLength(80)),
  operationId: v.string(),
  amount: v.pipe(v.number(), v.integer()),
  currency: v.string(),
  mode: v.picklist(['TEST', 'PRODUCTION']),
  outcome: v.picklist(['ACCEPTED', 'REFUSED', 'ABANDONED']),
  authorizationNumber: v.nullable(v.string()),
})
export type PaymentCallback = v.InferOutput<typeof paymentCallbackShape>

/** Purposes keep a signature made for one message from serving for another. */
export type SignaturePurpose = 'order' | 'callback'

export const signPayment = (secret: string, purpose: SignaturePurpose, payload: string): string =>
  createHmac('sha256', secret).update(`${purpose}\n${payload}`).digest('base64url')

export const isPaymentSigned = (
  secret: string,
  purpose: SignaturePurpose,
  payload: string,
  signature: string,
): boolean => isSameSecret(signPayment(secret, purpose, payload), signature)

export const sealOrder = (secret: string, order: PaymentOrder): string => {
  const payload = Buffer.from(JSON.stringify(order)).toString('base64url')
  return `${payload}.${signPayment(secret, 'order', payload)}`
}

export const openOrder = (secret: string, sealed: string): PaymentOrder | null => {
  const [payload = '', signature = ''] = sealed.split('.')
  if (!isPaymentSigned(secret, 'order', payload, signature)) return null
  const order = v.safeParse(paymentOrderShape, JSON.parse(Buffer.from(payload, 'base64url').toString()))
  return order.success ? order.output : null
}
