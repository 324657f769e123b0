import {
  currencyCode,
  currencyNumber,
  encodeVads,
  isVadsSigned,
  type ReadVads,
  readVads,
  VADS_CURRENCIES,
  VADS_NOTIFICATION,
} from '@parvis/payment-protocol/vads'
import type { NotifiedOutcome } from '@parvis/shared-kernel/payment'
import { newTransactionId, transactionDate } from '../../transaction-name.ts'
import { PAYMENT_MODE, type PaymentNotification, type PaymentProvider } from '../payment-provider.ts'
import { readJsonNotification } from '../redirect/json-notification.ts'
import { askSigned } from '../redirect/signed-json.ts'

const SEPARATOR_OR_CONTROL = /[+\p{Cc}]/gu

/**
 * Removes `+`, which joins the signed values of this dialect: `%2B` in a path, `%20` in a query, where it stands
 * for a space; likewise in the path and query after the hash sign.
 */
export const withoutPlus = (address: string): string => {
  const url = new URL(address)
  url.pathname = url.pathname.replaceAll('+', '%2B')
  url.search = url.search.replaceAll('+', '%20')
  url.hash = url.hash.replace(/^[^?]+/, path => path.replaceAll('+', '%2B')).replaceAll('+', '%20')
  return url.href
}

const OUTCOMES: Readonly<Record<string, NotifiedOutcome>> = {
  CAPTURED: 'accepted',
  REFUSED: 'refused',
  ABANDONED: 'abandoned',
}

const notificationOf = ({ fields }: ReadVads<keyof typeof VADS_NOTIFICATION>): PaymentNotification | null => {
  const outcome = OUTCOMES[fields.vads_trans_status]
  // Two fields state the outcome and must not contradict each other.
  if (outcome === undefined || (outcome === 'accepted') !== (fields.vads_result === '00')) return null
  return {
    siteId: fields.vads_site_id,
    eventId: fields.vads_trans_uuid,
    operationId: fields.vads_order_id,
    amount: Number(fields.vads_amount),
    currency: currencyCode(fields.vads_currency),
    mode: fields.vads_ctx_mode,
    transaction: { date: fields.vads_trans_date, id: fields.vads_trans_id },
    outcome,
    authorizationNumber: fields.vads_auth_number || null,
  }
}

const readFormNotification = (raw: string): PaymentNotification | null => {
  const read = readVads(VADS_NOTIFICATION, raw)
  return read && notificationOf(read)
}

/** The browser posts signed fields (Lyra, PayZen, SystemPay); the provider is queried in JSON. */
export const formProvider = {
  notificationPath: '/api/payments/notification',
  currencies: VADS_CURRENCIES,
  received: { contentType: 'text/plain; charset=UTF-8', body: 'OK' },
  isOpenAtOnce: true,
  newTransactionId,
  start: ({ siteId, key, url }, payment) => {
    const fields = {
      vads_action_mode: 'INTERACTIVE',
      vads_amount: String(payment.amount),
      vads_ctx_mode: PAYMENT_MODE,
      vads_currency: currencyNumber(payment.currency),
      vads_ext_info_valid_until: String(Math.floor(payment.expiresAt / 1_000)),
      vads_language: payment.lang,
      vads_order_id: payment.operationId,
      vads_order_info: payment.label.replace(SEPARATOR_OR_CONTROL, ' ').slice(0, 255),
      vads_page_action: 'PAYMENT',
      vads_payment_config: 'SINGLE',
      vads_return_mode: 'NONE',
      vads_site_id: siteId,
      vads_trans_date: transactionDate(payment.startedAt),
      vads_trans_id: payment.transactionId ?? '',
      vads_url_check: payment.notificationUrl,
      vads_url_return: withoutPlus(payment.returnUrl),
      vads_version: 'V2',
    }
    return { method: 'POST', url: `${url}/vads-payment/`, body: encodeVads(fields, key) }
  },
  readNotification: ({ rawBody, header }, accountOf) => {
    if (!header('content-type').startsWith('application/x-www-form-urlencoded'))
      return { isGenuine: false, reason: 'unsupported' }
    const read = readVads(VADS_NOTIFICATION, rawBody)
    const notification = read && notificationOf(read)
    if (read === null || notification === null) return { isGenuine: false, reason: 'malformed' }
    const account = accountOf(notification.siteId)
    return account !== undefined && isVadsSigned(read, account.key)
      ? { isGenuine: true, notification }
      : { isGenuine: false, reason: 'forged' }
  },
  // Notifications are form-encoded and answers JSON: neither parser accepts the other's format.
  readKept: raw => readFormNotification(raw) ?? readJsonNotification(raw),
  ask: askSigned,
} as const satisfies PaymentProvider
