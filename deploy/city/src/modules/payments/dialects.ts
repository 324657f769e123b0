import type { PaymentStartWire } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import { languageOf } from '../../http/language.ts'
import { siteIdOf } from '../../payment-page/merchant.ts'
import { PAYMENT_MODE } from '../../payment-page/protocol.ts'
import { currencyNumber, encodeVads } from '../../payment-page/vads.ts'
import type { PaymentDialect } from '../../settings-of-cities.ts'
import type { City } from '../config/city.ts'
import { findOperation, giveUpUnopened, notePage, type OperationRow } from './operation.repo.ts'
import { recordPayment } from './payment-event.ts'
import { providerUnavailable, registerAtProvider } from './provider-client.ts'
import { keyOfCity } from './provider-word.ts'
import { withoutPlus } from './return-url.ts'
import { transactionDate } from './transaction-name.ts'

/** `isNew`: this very request made it. */
export type StartedOperation = OperationRow & { isNew: boolean }

export type PaymentDoor = Exclude<PaymentStartWire, { sent: true }>

const langOf = ({ lang }: OperationRow) => languageOf(lang)

const noteOpened = ({ db, clock }: Deps, operation: OperationRow, url: string): Promise<void> =>
  db.transaction().execute(async transaction => {
    const isFirst = await notePage(transaction, operation.operation_id, url)
    if (isFirst) await recordPayment(transaction, operation, 'payment-started', clock.now())
  })

const TRIES = 20
const PAUSE_MS = 100

/** The page of an operation that another request has just begun: soon the provider has opened it for that one. */
const awaitPage = async ({ db }: Deps, operation: OperationRow): Promise<string | null> => {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    const now = await findOperation(db, operation.city_id, operation.operation_id)
    if (now?.status !== 'PENDING') throw providerUnavailable()
    if (now.page_url !== null) return now.page_url
  }
  return null
}

/** Redirect: the provider takes the order from us and opens a page. Nothing stays live when it does not answer. */
const openPage = async (
  deps: Deps,
  city: City,
  operation: StartedOperation,
  label: string,
): Promise<PaymentDoor> => {
  const open = operation.page_url ?? (operation.isNew ? null : await awaitPage(deps, operation))
  if (open !== null) return { method: 'GET', url: open }
  try {
    const url = await registerAtProvider(deps, city, {
      siteId: siteIdOf(city.cityId),
      operationId: operation.operation_id,
      amount: operation.amount_cents,
      currency: operation.currency,
      label: label.slice(0, 255),
      lang: langOf(operation),
      returnUrl: operation.return_url,
      callbackUrl: `${deps.urls.api}/api/payments/callback`,
      expiresAt: operation.expires_at,
    })
    await noteOpened(deps, operation, url)
    return { method: 'GET', url }
  } catch (failure) {
    await giveUpUnopened(deps.db, operation.operation_id)
    throw failure
  }
}

const SEPARATOR_OR_CONTROL = /[+\p{Cc}]/gu

/** Form: signed fields that the browser posts; the same operation always gives the same form. */
const signForm = async (
  deps: Deps,
  city: City,
  operation: StartedOperation,
  label: string,
): Promise<PaymentDoor> => {
  const fields = {
    vads_action_mode: 'INTERACTIVE',
    vads_amount: String(operation.amount_cents),
    vads_ctx_mode: PAYMENT_MODE,
    vads_currency: currencyNumber(operation.currency),
    vads_ext_info_valid_until: String(Math.floor(operation.expires_at / 1_000)),
    vads_language: langOf(operation),
    vads_order_id: operation.operation_id,
    vads_order_info: label.replace(SEPARATOR_OR_CONTROL, ' ').slice(0, 255),
    vads_page_action: 'PAYMENT',
    vads_payment_config: 'SINGLE',
    vads_return_mode: 'NONE',
    vads_site_id: siteIdOf(city.cityId),
    vads_trans_date: transactionDate(operation.created_at),
    vads_trans_id: operation.transaction_id ?? '',
    vads_url_check: `${deps.urls.api}/api/payments/notification`,
    vads_url_return: withoutPlus(operation.return_url),
    vads_version: 'V2',
  }
  return {
    method: 'POST',
    url: `${deps.urls.payment}/vads-payment/`,
    body: encodeVads(fields, keyOfCity(deps, city)),
  }
}

const DOORS = { redirect: openPage, form: signForm } satisfies Record<PaymentDialect, typeof openPage>

/** How the browser enters the provider's page. An operation stays in the dialect that it was started in. */
export const openDoor = (
  deps: Deps,
  city: City,
  operation: StartedOperation,
  label: string,
): Promise<PaymentDoor> =>
  DOORS[operation.transaction_id === null ? 'redirect' : 'form'](deps, city, operation, label)
