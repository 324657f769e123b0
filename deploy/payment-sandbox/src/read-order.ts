import {
  isPaymentSigned,
  orderShape,
  PAYMENT_MODE,
  type PaymentOrder,
  readMessage,
} from '@parvis/payment-protocol/signed-json'
import { currencyCode, isVadsSigned, readVads, VADS_ORDER } from '@parvis/payment-protocol/vads'
import * as v from 'valibot'
import type { FormTransaction } from './ledger.ts'
import type { Merchant } from './merchant.ts'

type Merchants = readonly Merchant[]
export interface ReadOrder {
  order: PaymentOrder
  transaction: FormTransaction | null
}

/** Allows returning the browser to the merchant's own sites only. */
const comesBackTo = ({ siteOrigins }: Merchant, { returnUrl }: PaymentOrder) =>
  URL.canParse(returnUrl) && siteOrigins.includes(new URL(returnUrl).origin)

export const merchantOfSite = (merchants: Merchants, siteId: string | undefined): Merchant | undefined =>
  merchants.find(merchant => merchant.siteId === siteId)

/** Reads an order posted server to server by a city; null when invalid or not authentic. */
export const readJsonOrder = (merchants: Merchants, raw: string, signature: string): ReadOrder | null => {
  const order = readMessage(orderShape, raw)
  const merchant = merchantOfSite(merchants, order?.siteId)
  if (order === null || merchant === undefined || !comesBackTo(merchant, order)) return null
  return isPaymentSigned(merchant.key, 'order', raw, signature) ? { order, transaction: null } : null
}

/** Reads an order from a browser's signed form; null when invalid or not authentic. */
export const readFormOrder = (merchants: Merchants, raw: string): ReadOrder | null => {
  const read = readVads(VADS_ORDER, raw)
  const merchant = merchantOfSite(merchants, read?.fields.vads_site_id)
  if (read === null || merchant === undefined || !isVadsSigned(read, merchant.key)) return null
  const { fields } = read
  const currency = currencyCode(fields.vads_currency)
  if (currency === null || fields.vads_ctx_mode !== PAYMENT_MODE) return null
  const order: PaymentOrder = {
    siteId: merchant.siteId,
    operationId: fields.vads_order_id,
    amount: Number(fields.vads_amount),
    currency,
    label: fields.vads_order_info,
    lang: fields.vads_language === 'en' ? 'en' : 'fr',
    returnUrl: fields.vads_url_return,
    callbackUrl: fields.vads_url_check,
    expiresAt: Number(fields.vads_ext_info_valid_until) * 1_000,
  }
  const transaction = { date: fields.vads_trans_date, id: fields.vads_trans_id }
  return v.is(orderShape, order) && comesBackTo(merchant, order) ? { order, transaction } : null
}
