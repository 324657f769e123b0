import { createHmac } from 'node:crypto'
import { isSameSecret } from './same-secret.ts'

export type VadsFields = Readonly<Record<string, string>>

/** ISO 4217: the form dialect names a currency by its number. Its amounts are hundredths, as the city's are. */
const CURRENCY_NUMBERS: Readonly<Record<string, string>> = { EUR: '978', CHF: '756' }

/** Codes of the currencies that the form dialect can name. */
export const VADS_CURRENCIES: readonly string[] = Object.keys(CURRENCY_NUMBERS)

export const currencyNumber = (code: string): string => {
  const number = CURRENCY_NUMBERS[code]
  if (number === undefined) throw new Error(`The form dialect has no number for the currency ${code}`)
  return number
}
export const currencyCode = (number: string): string | null =>
  Object.entries(CURRENCY_NUMBERS).find(([, known]) => known === number)?.[0] ?? null

/** Lyra/PayZen signature: `vads_*` values sorted by name, joined by '+', then the key; HMAC-SHA-256, base64. */
export const signVads = (fields: VadsFields, key: string): string => {
  const names = Object.keys(fields).filter(name => name.startsWith('vads_'))
  const values = names.sort().map(name => fields[name] ?? '')
  return createHmac('sha256', key)
    .update([...values, key].join('+'))
    .digest('base64')
}

/** The fields and their signature as a form's body. */
export const encodeVads = (fields: VadsFields, key: string): string =>
  new URLSearchParams({ ...fields, signature: signVads(fields, key) }).toString()

export type VadsSet = Readonly<Record<string, RegExp>>

const NUMBER = /^\d{1,12}$/
const SITE = /^\d{8}$/
const DATE = /^\d{14}$/
const TRANSACTION = /^[a-z0-9]{6}$/
const ORDER = /^[\w-]{8,64}$/
// Excludes '+', which joins the signed values: otherwise part of one value could pass for part of the next.
const TEXT = /^[^+\p{Cc}]{1,255}$/u
const ADDRESS = /^https?:\/\/[^+\s]{1,2490}$/

/** Fields of the city's form: exactly these, all mandatory. */
export const VADS_ORDER = {
  vads_action_mode: /^INTERACTIVE$/,
  vads_amount: NUMBER,
  vads_ctx_mode: /^(TEST|PRODUCTION)$/,
  vads_currency: /^\d{3}$/,
  // The city's own field: Unix seconds until which the page may take a decision.
  vads_ext_info_valid_until: NUMBER,
  vads_language: /^(fr|en)$/,
  vads_order_id: ORDER,
  vads_order_info: TEXT,
  vads_page_action: /^PAYMENT$/,
  vads_payment_config: /^SINGLE$/,
  vads_return_mode: /^NONE$/,
  vads_site_id: SITE,
  vads_trans_date: DATE,
  vads_trans_id: TRANSACTION,
  vads_url_check: ADDRESS,
  vads_url_return: ADDRESS,
  vads_version: /^V2$/,
} satisfies VadsSet

/** Fields of a payment notification: exactly these, because the signature covers values, not names. */
export const VADS_NOTIFICATION = {
  vads_amount: NUMBER,
  // Empty when nothing was authorised.
  vads_auth_number: /^\w{0,20}$/,
  vads_auth_result: /^\d{2}$/,
  vads_ctx_mode: /^(TEST|PRODUCTION)$/,
  vads_currency: /^\d{3}$/,
  vads_operation_type: /^DEBIT$/,
  vads_order_id: ORDER,
  vads_page_action: /^PAYMENT$/,
  vads_payment_config: /^SINGLE$/,
  vads_result: /^\d{2}$/,
  vads_site_id: SITE,
  vads_trans_date: DATE,
  vads_trans_id: TRANSACTION,
  vads_trans_status: /^(CAPTURED|REFUSED|ABANDONED)$/,
  vads_trans_uuid: /^[0-9a-f]{32}$/,
  vads_url_check_src: /^(PAY|RETRY)$/,
  vads_version: /^V2$/,
} satisfies VadsSet

export interface ReadVads<Name extends string> {
  fields: Readonly<Record<Name, string>>
  signature: string
}

const hasOnce = (form: URLSearchParams, name: string) => form.getAll(name).length === 1

/** Parses a form with exactly the set's names and valid values; else null. Does not verify the signature. */
export const readVads = <Set extends VadsSet>(
  set: Set,
  raw: string,
): ReadVads<Extract<keyof Set, string>> | null => {
  const form = new URLSearchParams(raw)
  const names = Object.keys(set)
  const isExact = [...form.keys()].length === names.length + 1 && hasOnce(form, 'signature')
  if (!isExact || !names.every(name => hasOnce(form, name) && set[name]?.test(form.get(name) ?? '')))
    return null
  const fields = Object.fromEntries(names.map(name => [name, form.get(name) ?? ''])) as Record<
    Extract<keyof Set, string>,
    string
  >
  return { fields, signature: form.get('signature') ?? '' }
}

export const isVadsSigned = ({ fields, signature }: ReadVads<string>, key: string): boolean =>
  isSameSecret(signVads(fields, key), signature)
