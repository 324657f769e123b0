import { randomBytes } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { siteIdOf } from '../../payment-page/merchant.ts'
import {
  type Answer,
  answerShape,
  isPaymentSigned,
  orderTakenShape,
  type PaymentOrder,
  type Question,
  readMessage,
  SIGNATURE_HEADER,
  type SignaturePurpose,
  signPayment,
} from '../../payment-page/protocol.ts'
import type { City } from '../config/city.ts'
import { keyOfCity } from './provider-word.ts'

const TIME_OUT_MS = 4_000

export const providerUnavailable = () => new Refusal(502, 'PaymentProviderUnavailable')

interface Said {
  path: '/orders' | '/status' | '/close'
  purpose: SignaturePurpose
  answerPurpose: SignaturePurpose
  message: object
}

/** Says something signed to the provider; its answer when it came in time and is signed too, else null. */
const speak = async (deps: Deps, city: City, { path, purpose, answerPurpose, message }: Said) => {
  const key = keyOfCity(deps, city)
  const body = JSON.stringify(message)
  try {
    const response = await fetch(`${deps.urls.payment}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signPayment(key, purpose, body) },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIME_OUT_MS),
    })
    const answer = await response.text()
    const signature = response.headers.get(SIGNATURE_HEADER) ?? ''
    return response.ok && isPaymentSigned(key, answerPurpose, answer, signature) ? answer : null
  } catch {
    return null
  }
}

/** Registers an order and answers the address of its page; registering the same order again answers the same page. */
export const registerAtProvider = async (deps: Deps, city: City, order: PaymentOrder): Promise<string> => {
  const answer = await speak(deps, city, {
    path: '/orders',
    purpose: 'order',
    answerPurpose: 'order-taken',
    message: order,
  })
  const taken = answer === null ? null : readMessage(orderTakenShape, answer)
  const isOurs = taken?.operationId === order.operationId && taken.url.startsWith(`${deps.urls.payment}/`)
  if (taken === null || !isOurs) throw providerUnavailable()
  return taken.url
}

/** Asks what became of an operation, or asks to close it too; null when the provider gives no answer that can be believed. */
export const askProvider = async (
  deps: Deps,
  city: City,
  operationId: string,
  purpose: 'status' | 'close',
): Promise<Answer | null> => {
  const message: Question = {
    siteId: siteIdOf(city.cityId),
    operationId,
    nonce: randomBytes(18).toString('base64url'),
  }
  const raw = await speak(deps, city, { path: `/${purpose}`, purpose, answerPurpose: 'answer', message })
  const answer = raw === null ? null : readMessage(answerShape, raw)
  const isOurs = answer?.nonce === message.nonce && answer.operationId === operationId
  return isOurs ? answer : null
}
