import type { PaymentOperation } from '../payment/index.ts'
import {
  type PaymentBodyWire,
  type PaymentStartWire,
  paymentStartWire,
  paymentSummaryFromWire,
  paymentSummaryWire,
} from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask, type CallName } from './ask.ts'

export type PayableRight = 'subscription' | 'ticket'

const PAYMENTS = {
  subscription: 'POST /api/subscriber/subscriptions/:id/payments',
  ticket: 'POST /api/tickets/:id/payments',
} as const satisfies Record<PayableRight, CallName>

const SUMMARY = {
  subscription: 'GET /api/subscriber/subscriptions/:id/payments/summary',
  ticket: 'GET /api/tickets/:id/payments/summary',
} as const satisfies Record<PayableRight, CallName>

/** Starts the payment of a right; returns where to go, or that a link was sent. */
export function startPayment(
  api: ApiClient,
  kind: PayableRight,
  id: string,
  body: PaymentBodyWire,
): Promise<PaymentStartWire> {
  return ask(api, PAYMENTS[kind], { params: { id }, json: body, isKeyed: true, answer: paymentStartWire })
}

/** One payment operation of a right; the latest when none is named. */
export async function fetchOperation(
  api: ApiClient,
  kind: PayableRight,
  id: string,
  operationId?: string,
): Promise<PaymentOperation> {
  const call = { params: { id }, query: { operationId }, answer: paymentSummaryWire }
  return paymentSummaryFromWire(await ask(api, SUMMARY[kind], call))
}
