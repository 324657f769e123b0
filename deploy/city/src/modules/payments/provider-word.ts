import type { PaymentWord } from '@parvis/shared-kernel/payment'
import type { Deps } from '../../deps.ts'
import { merchantKey, siteIdOf } from '../../payment-page/merchant.ts'
import {
  callbackShape,
  isPaymentSigned,
  type PaymentCallback,
  readMessage,
} from '../../payment-page/protocol.ts'
import { currencyCode, isVadsSigned, readVads, VADS_NOTIFICATION } from '../../payment-page/vads.ts'
import type { City } from '../config/city.ts'
import type { KeptWord } from './inbox.repo.ts'

/** What the provider says of an operation, whichever dialect it was said in. */
export interface ProviderWord {
  siteId: string
  eventId: string
  operationId: string
  amount: number
  currency: string | null
  mode: string
  /** Form dialect: date and number of the transaction, which must be ours too. */
  transaction: { date: string; id: string } | null
  word: PaymentWord
  authorizationNumber: string | null
}

const WORD_OF_OUTCOME = {
  ACCEPTED: 'accepted',
  REFUSED: 'refused',
  ABANDONED: 'abandoned',
} as const satisfies Record<PaymentCallback['outcome'], PaymentWord>

const WORD_OF_VADS: Readonly<Record<string, PaymentWord>> = {
  CAPTURED: 'accepted',
  REFUSED: 'refused',
  ABANDONED: 'abandoned',
}

export const readJsonWord = (raw: string): ProviderWord | null => {
  const callback = readMessage(callbackShape, raw)
  if (callback === null) return null
  const { outcome, ...same } = callback
  return { ...same, transaction: null, word: WORD_OF_OUTCOME[outcome] }
}

export const readFormWord = (raw: string): ProviderWord | null => {
  const read = readVads(VADS_NOTIFICATION, raw)
  const word = WORD_OF_VADS[read?.fields.vads_trans_status ?? '']
  if (read === null || word === undefined) return null
  const { fields } = read
  // Two fields that tell the same thing must not contradict each other.
  if ((word === 'accepted') !== (fields.vads_result === '00')) return null
  return {
    siteId: fields.vads_site_id,
    eventId: fields.vads_trans_uuid,
    operationId: fields.vads_order_id,
    amount: Number(fields.vads_amount),
    currency: currencyCode(fields.vads_currency),
    mode: fields.vads_ctx_mode,
    transaction: { date: fields.vads_trans_date, id: fields.vads_trans_id },
    word,
    authorizationNumber: fields.vads_auth_number || null,
  }
}

const READERS = { json: readJsonWord, form: readFormWord } satisfies Record<
  KeptWord['writtenAs'],
  (raw: string) => ProviderWord | null
>

export const readWord = ({ rawBody, writtenAs }: KeptWord): ProviderWord | null => READERS[writtenAs](rawBody)

export const keyOfCity = ({ secrets }: Deps, { cityId }: City): string =>
  merchantKey(secrets.payment, siteIdOf(cityId))

/** The city that a site number stands for. */
export const cityOfSite = ({ cities }: Deps, siteId: string): City | undefined =>
  cities.find(({ cityId }) => siteIdOf(cityId) === siteId)

export const isJsonWordSigned = (deps: Deps, city: City, raw: string, signature: string): boolean =>
  isPaymentSigned(keyOfCity(deps, city), 'callback', raw, signature)

export const isFormWordSigned = (deps: Deps, city: City, raw: string): boolean => {
  const read = readVads(VADS_NOTIFICATION, raw)
  return read !== null && isVadsSigned(read, keyOfCity(deps, city))
}
