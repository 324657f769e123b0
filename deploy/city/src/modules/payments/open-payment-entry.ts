import type { Deps } from '../../deps.ts'
import { languageOf } from '../../http/language.ts'
import { Refusal } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'
import { findOperation, giveUpUnopened, notePage, type OperationRow, resourceOf } from './operation.repo.ts'
import { recordPayment } from './payment-event.ts'
import type { PageEntry, PaymentEntry, PaymentToStart } from './providers/payment-provider.ts'
import { providerNamed } from './providers/registry.ts'
import { lockResource } from './resource.repo.ts'
import { accountOf } from './site.ts'

/** `isNew`: created by this request. */
export type StartedOperation = OperationRow & { isNew: boolean }

export const providerUnavailable = () => new Refusal(502, 'PaymentProviderUnavailable')

/** Stores the opened page; refuses when a concurrent request gave the operation up meanwhile. */
const noteOpened = ({ db, clock }: Deps, operation: OperationRow, url: string): Promise<void> =>
  db.transaction().execute(async transaction => {
    const { city_id: cityId, operation_id: operationId } = operation
    await lockResource(transaction, operation.city_id, resourceOf(operation))
    const isFirst = await notePage(transaction, operationId, url)
    if (isFirst) await recordPayment(transaction, operation, 'payment-started', clock.now())
    else if ((await findOperation(transaction, cityId, operationId))?.status !== 'PENDING')
      throw providerUnavailable()
  })

const TRIES = 20
const PAUSE_MS = 100

/**
 * Waits for the page of an operation that a concurrent request has just begun, and that the provider is opening for it.
 */
const awaitPage = async ({ db }: Deps, operation: OperationRow): Promise<string | null> => {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    await new Promise(resolve => setTimeout(resolve, PAUSE_MS))
    const now = await findOperation(db, operation.city_id, operation.operation_id)
    if (now?.status !== 'PENDING') throw providerUnavailable()
    if (now.page_url !== null) return now.page_url
  }
  return null
}

/** Returns the provider's page, opening it if needed. If that fails, the operation does not stay live. */
const openPage = async (
  deps: Deps,
  operation: StartedOperation,
  start: () => Promise<PageEntry | null>,
): Promise<PaymentEntry> => {
  const open = operation.page_url ?? (operation.isNew ? null : await awaitPage(deps, operation))
  if (open !== null) return { method: 'GET', url: open }
  try {
    const entry = await start()
    if (entry === null) throw providerUnavailable()
    await noteOpened(deps, operation, entry.url)
    return entry
  } catch (failure) {
    await giveUpUnopened(deps.db, operation.operation_id)
    throw failure
  }
}

const paymentOf = (operation: OperationRow, label: string, notificationUrl: string): PaymentToStart => ({
  operationId: operation.operation_id,
  transactionId: operation.transaction_id,
  amount: operation.amount_cents,
  currency: operation.currency,
  label,
  lang: languageOf(operation.lang),
  returnUrl: operation.return_url,
  notificationUrl,
  startedAt: operation.created_at,
  expiresAt: operation.expires_at,
})

/** How the browser enters the provider's page. An operation stays with the provider that it was started with. */
export const openPaymentEntry = async (
  deps: Deps,
  city: City,
  operation: StartedOperation,
  label: string,
): Promise<PaymentEntry> => {
  const provider = providerNamed(operation.provider)
  const account = accountOf(deps, city)
  const payment = paymentOf(operation, label, deps.urls.api + provider.notificationPath)
  return provider.isOpenAtOnce
    ? provider.start(account, payment)
    : openPage(deps, operation, () => provider.start(account, payment))
}
