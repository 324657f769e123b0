import type { PaymentOperation } from '../payment/index.ts'
import {
  type PaymentBodyWire,
  type PaymentStartWire,
  paymentStartWire,
  paymentSummaryFromWire,
  paymentSummaryWire,
} from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'

export type PayableRight = 'subscription' | 'ticket'

const FOLDER = {
  subscription: '/api/subscriber/subscriptions',
  ticket: '/api/tickets',
} as const satisfies Record<PayableRight, string>

const paymentsOf = (kind: PayableRight, id: string) => `${FOLDER[kind]}/${encodeURIComponent(id)}/payments`

/** Begins to pay a right: the answer says where to go, or that a link was sent. */
export function startPayment(
  api: ApiClient,
  kind: PayableRight,
  id: string,
  body: PaymentBodyWire,
): Promise<PaymentStartWire> {
  const path = paymentsOf(kind, id)
  return api.call({ method: 'POST', path, json: body, isKeyed: true, answer: paymentStartWire })
}

/** One attempt to pay, as the city knows it now; the latest when none is named. */
export async function fetchOperation(
  api: ApiClient,
  kind: PayableRight,
  id: string,
  operationId?: string,
): Promise<PaymentOperation> {
  const path = `${paymentsOf(kind, id)}/summary`
  return paymentSummaryFromWire(await api.call({ path, query: { operationId }, answer: paymentSummaryWire }))
}
