import { createHmac } from 'node:crypto'
import * as v from 'valibot'
import { isSameSecret } from './same-secret.ts'

/**
 * JSON messages between a city and its payment provider: status questions in both dialects, every message in the
 * redirect dialect. Strict shapes: an extra field makes a message invalid.
 */
const siteId = v.pipe(v.string(), v.regex(/^\d{8}$/))
const operationId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/))
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(1))
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))
/** Without controls and spaces, which no header of a redirect holds, nor all of them a database. */
const webAddress = v.pipe(v.string(), v.maxLength(2_500), v.regex(/^https?:\/\/[^\s\p{Cc}]+$/u), v.url())

/** Later years have more than four digits: dates write them with a sign, which databases do not read. */
const LAST_MOMENT_MS = Date.UTC(9999, 11, 31, 23, 59, 59, 999)
const moment = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(LAST_MOMENT_MS))

export const orderShape = v.strictObject({
  siteId,
  operationId,
  amount,
  currency,
  label: v.pipe(
    v.string(),
    v.minLength(1),
    v.maxLength(255),
    v.check(text => !text.includes('\0')),
  ),
  lang: v.picklist(['fr', 'en']),
  returnUrl: webAddress,
  callbackUrl: webAddress,
  /** Epoch milliseconds of the city's clock. */
  expiresAt: moment,
})
export type PaymentOrder = v.InferOutput<typeof orderShape>

export const orderTakenShape = v.strictObject({ operationId, url: webAddress })

/** Payment notification, from the provider's server to the city's. */
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

/** The answer repeats the nonce, which prevents replaying an old answer. */
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
  /** Never received; page open; waiting for the bank; page expired without a decision; decided. */
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

/** City and provider are a demonstration: messages about real money are rejected. */
export const PAYMENT_MODE = 'TEST'

/** Parses JSON of one shape; null for anything else. */
export const readMessage = <S extends v.GenericSchema>(shape: S, raw: string): v.InferOutput<S> | null => {
  try {
    const result = v.safeParse(shape, JSON.parse(raw))
    return result.success ? result.output : null
  } catch {
    return null
  }
}
