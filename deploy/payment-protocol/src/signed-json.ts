import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { isSameSecret } from './same-secret.ts'

/**
 * What a city and its payment provider say to each other as JSON, in both dialects for questions and in the redirect
 * dialect for everything. Strict shapes: a message with a field too many is not understood.
 */
const siteId = v.pipe(v.string(), v.regex(/^\d{8}$/))
const operationId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
const webAddress = v.pipe(v.string(), v.maxLength(2_500), v.regex(/^https?:\/\//))

export const orderShape = v.strictObject({
  siteId,
  operationId,
  amount,
  currency,
  label: v.pipe(v.string(), v.minLength(1), v.maxLength(255)),
  lang: v.picklist(['fr', 'en']),
  returnUrl: webAddress,
  callbackUrl: webAddress,
  /** Epoch milliseconds of the city's clock. */
  expiresAt: v.pipe(v.number(), v.safeInteger()),
})
export type PaymentOrder = v.InferOutput<typeof orderShape>

export const orderTakenShape = v.strictObject({ operationId, url: webAddress })

/** What the provider tells the city from server to server. */
export const callbackShape = v.strictObject({
  siteId,
  eventId: v.pipe(v.string(), v.regex(/^[\w-]{8,80}$/)),
  operationId,
  amount: v.pipe(v.number(), v.safeInteger()),
  currency,
  mode: v.picklist(['TEST', 'PRODUCTION']),
  outcome: v.picklist(['ACCEPTED', 'REFUSED', 'ABANDONED']),
  authorizationNumber: v.nullable(v.pipe(v.string(), v.regex(/^\w{1,20}$/))),
})
export type PaymentCallback = v.InferOutput<typeof callbackShape>

/** The nonce comes back in the answer, so that an old answer cannot be given again. */
export const questionShape = v.strictObject({
  siteId,
  operationId,
  nonce: v.pipe(v.string(), v.regex(/^[\w-]{20,64}$/)),
})
export type Question = v.InferOutput<typeof questionShape>

export const answerShape = v.strictObject({
  siteId,
  operationId,
  nonce: v.string(),
  /** Never heard of; page open; bank asked but silent; page over without a decision; decided. */
  state: v.picklist(['UNKNOWN', 'OPEN', 'WAITING', 'EXPIRED', 'DECIDED']),
  result: v.nullable(callbackShape),
})
export type Answer = v.InferOutput<typeof answerShape>

/** Purposes keep a signature made for one message from serving for another. */
export type SignaturePurpose = 'order' | 'order-taken' | 'callback' | 'status' | 'close' | 'answer'

export const SIGNATURE_HEADER = 'x-payment-signature'

export const signPayment = (key: string, purpose: SignaturePurpose, payload: string): string =>
  createHmac('sha256', key).update(`${purpose}\n${payload}`).digest('base64url')

export const isPaymentSigned = (
  key: string,
  purpose: SignaturePurpose,
  payload: string,
  signature: string,
): boolean => isSameSecret(signPayment(key, purpose, payload), signature)

/** The city and its provider speak of a demonstration; a message of real money would not be ours. */
export const PAYMENT_MODE = 'TEST'

/** Reads JSON of one shape, or null: what is not understood is never half believed. */
export const readMessage = <S extends v.GenericSchema>(shape: S, raw: string): v.InferOutput<S> | null => {
  try {
    const result = v.safeParse(shape, JSON.parse(raw))
    return result.success ? result.output : null
  } catch {
    return null
  }
}
