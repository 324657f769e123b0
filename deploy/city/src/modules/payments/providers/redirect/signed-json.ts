import { randomBytes } from 'node:crypto'
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
} from '@parvis/payment-protocol/signed-json'
import type { AskPurpose, ProviderAccount, ProviderAnswer } from '../payment-provider.ts'
import { readJsonNotification } from './json-notification.ts'

const TIME_OUT_MS = 4_000

interface Said {
  path: '/orders' | '/status' | '/close'
  purpose: SignaturePurpose
  answerPurpose: SignaturePurpose
  message: object
}

/** Sends a signed message to the provider; returns its answer if it is signed and in time, else null. */
const speak = async (
  { key, url }: ProviderAccount,
  { path, purpose, answerPurpose, message }: Said,
): Promise<string | null> => {
  const body = JSON.stringify(message)
  try {
    const response = await fetch(`${url}${path}`, {
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

/** Registers an order; returns its page's URL, or null. Idempotent: the same order gets the same page. */
export const registerOrder = async (
  account: ProviderAccount,
  order: PaymentOrder,
): Promise<string | null> => {
  const answer = await speak(account, {
    path: '/orders',
    purpose: 'order',
    answerPurpose: 'order-taken',
    message: order,
  })
  const taken = answer === null ? null : readMessage(orderTakenShape, answer)
  const isOurs = taken?.operationId === order.operationId && taken.url.startsWith(`${account.url}/`)
  return taken !== null && isOurs ? taken.url : null
}

const STATES = {
  UNKNOWN: 'unknown',
  OPEN: 'open',
  WAITING: 'waiting',
  EXPIRED: 'expired',
} as const satisfies Record<Exclude<Answer['state'], 'DECIDED'>, ProviderAnswer['state']>

const readAnswer = ({ state, result, siteId, operationId }: Answer): ProviderAnswer => {
  if (state !== 'DECIDED') return { state: STATES[state] }
  const rawBody = JSON.stringify(result)
  const notification = readJsonNotification(rawBody)
  const isOurs = notification?.siteId === siteId && notification.operationId === operationId
  return { state: 'decided', said: isOurs ? { notification, rawBody } : null }
}

/** Asks for an operation's state, or asks to close it too; null if no authentic answer arrives. */
export const askSigned = async (
  account: ProviderAccount,
  operationId: string,
  purpose: AskPurpose,
): Promise<ProviderAnswer | null> => {
  const message: Question = {
    siteId: account.siteId,
    operationId,
    nonce: randomBytes(18).toString('base64url'),
  }
  const raw = await speak(account, { path: `/${purpose}`, purpose, answerPurpose: 'answer', message })
  const answer = raw === null ? null : readMessage(answerShape, raw)
  const isOurs = answer?.nonce === message.nonce && answer.operationId === operationId
  return isOurs ? readAnswer(answer) : null
}
