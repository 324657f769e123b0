import {
  PAYMENT_MODE,
  type PaymentCallback,
  SIGNATURE_HEADER,
  signPayment,
} from '@parvis/payment-protocol/signed-json'
import { currencyNumber, encodeVads } from '@parvis/payment-protocol/vads'
import type { LedgerOrder } from './ledger.ts'
import type { Merchant } from './merchant.ts'

export interface Message {
  body: string
  headers: Readonly<Record<string, string>>
}

/** The notification for a decided order; null while undecided. */
export const callbackOf = (order: LedgerOrder): PaymentCallback | null =>
  order.outcome === null || order.event_id === null
    ? null
    : {
        siteId: order.site_id,
        eventId: order.event_id,
        operationId: order.operation_id,
        amount: order.amount_cents,
        currency: order.currency,
        mode: PAYMENT_MODE,
        outcome: order.outcome,
        authorizationNumber: order.authorization_number,
      }

const signedJson = (callback: PaymentCallback, key: string): Message => {
  const body = JSON.stringify(callback)
  return {
    body,
    headers: {
      'content-type': 'application/json',
      [SIGNATURE_HEADER]: signPayment(key, 'callback', body),
    },
  }
}

/** Status of the transaction, result of the payment, answer of the bank. */
const VADS_OF_OUTCOME = {
  ACCEPTED: ['CAPTURED', '00', '00'],
  REFUSED: ['REFUSED', '05', '05'],
  ABANDONED: ['ABANDONED', '17', '17'],
} as const satisfies Record<PaymentCallback['outcome'], readonly [string, string, string]>

const signedForm = (order: LedgerOrder, callback: PaymentCallback, key: string): Message => {
  const [status, result, bankAnswer] = VADS_OF_OUTCOME[callback.outcome]
  const body = encodeVads(
    {
      vads_amount: String(callback.amount),
      vads_auth_number: callback.authorizationNumber ?? '',
      vads_auth_result: bankAnswer,
      vads_ctx_mode: callback.mode,
      vads_currency: currencyNumber(callback.currency),
      vads_operation_type: 'DEBIT',
      vads_order_id: callback.operationId,
      vads_page_action: 'PAYMENT',
      vads_payment_config: 'SINGLE',
      vads_result: result,
      vads_site_id: callback.siteId,
      vads_trans_date: order.trans_date ?? '',
      vads_trans_id: order.trans_id ?? '',
      vads_trans_status: status,
      vads_trans_uuid: callback.eventId,
      vads_url_check_src: order.attempts === 0 ? 'PAY' : 'RETRY',
      vads_version: 'V2',
    },
    key,
  )
  return { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }
}

/** The payment notification to a city, in the order's dialect. */
export const messageOf = (order: LedgerOrder, { key }: Merchant): Message | null => {
  const callback = callbackOf(order)
  if (callback === null) return null
  return order.dialect === 'form' ? signedForm(order, callback, key) : signedJson(callback, key)
}
