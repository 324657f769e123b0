import { randomUUID } from 'node:crypto'
import type { Locale } from '@parvis/shared-kernel/formats'
import { cents } from '@parvis/shared-kernel/money'
import { OPERATION_LIFE_SECONDS, resumption } from '@parvis/shared-kernel/payment'
import { addSeconds, type Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'
import { holdCaller } from '../subscriber/caller.ts'
import { askAbout, settleExpired } from './ask-about.ts'
import { accountOfPayer } from './fine-payer.ts'
import { openPaymentEntry, providerUnavailable, type StartedOperation } from './open-payment-entry.ts'
import {
  addressReceipt,
  findLastOperation,
  findLiveOperation,
  findOperation,
  insertOperation,
  type OperationRow,
  type Resource,
} from './operation.repo.ts'
import { type Payable, readPayable } from './payable.ts'
import { recordPayment } from './payment-event.ts'
import type { PaymentEntry } from './providers/payment-provider.ts'
import { providerNamed } from './providers/registry.ts'
import { lockResource } from './resource.repo.ts'
import { withOperation } from './return-url.ts'

export interface PaymentRequest {
  /** The payer: `subscriber:<id>`, `link:<hash>`, or `visitor:` with the hash of a tab's key, else a random id. */
  payer: string
  /** Other identities of the payer: the tab that began the payment before they signed in. */
  alsoKnownAs?: readonly string[]
  email: string
  lang: Locale
  returnUrl: URL
}

/** 15 minutes, or less if the price rises or the ticket ends sooner: somebody who pays in time pays the price shown. */
const expiryOf = (now: Instant, { amountUntil }: Payable): Instant => {
  const usual = addSeconds(now, OPERATION_LIFE_SECONDS)
  return amountUntil !== null && amountUntil < usual ? amountUntil : usual
}

const newOperation = (city: City, payable: Payable, request: PaymentRequest, now: Instant) => {
  const operationId = randomUUID()
  return {
    operationId,
    cityId: city.cityId,
    resource: payable.resource,
    amount: payable.amount,
    currency: city.currency,
    payer: request.payer,
    email: request.email.trim() || null,
    lang: request.lang,
    returnUrl: withOperation(request.returnUrl, operationId),
    provider: city.paymentDialect,
    transactionId: providerNamed(city.paymentDialect).newTransactionId(),
    now,
    expiresAt: expiryOf(now, payable),
  }
}

/** An account that pays is held, like every caller; a visitor has none. */
const holdPayer = async (transaction: Database, { cityId }: City, { payer }: PaymentRequest) => {
  const subscriberId = accountOfPayer(payer)
  if (subscriberId !== null) await holdCaller(transaction, { cityId, subscriberId })
}

/**
 * Creates an operation unless one is live. The amount due is read again under the resource's lock, so that a right just
 * cancelled, or a fine just paid, is not paid.
 */
const createOperation = ({ db, clock }: Deps, city: City, resource: Resource, request: PaymentRequest) =>
  db.transaction().execute(async transaction => {
    await holdPayer(transaction, city, request)
    await lockResource(transaction, city.cityId, resource)
    const payable = await readPayable({ db: transaction, clock }, city, resource)
    const now = clock.now()
    const operation = await insertOperation(transaction, newOperation(city, payable, request, now))
    // For other providers the payment starts when the provider opens its page.
    const isOpen = operation !== undefined && providerNamed(operation.provider).isOpenAtOnce
    if (isOpen) await recordPayment(transaction, operation, 'payment-started', now)
    return operation
  })

/**
 * A concurrent request has just begun it, and the provider is opening its page: closing it would make that request
 * fail.
 */
const isBeingOpened = ({ provider, page_url: page }: OperationRow): boolean =>
  !providerNamed(provider).isOpenAtOnce && page === null

/**
 * Returns the live operation if the caller may resume it; undefined if it must give way. The provider closes it, unless
 * a card is being processed on its page: then it stays live. A form that never reached the provider gives way at once.
 */
const resume = async (deps: Deps, live: OperationRow, payable: Payable, request: PaymentRequest) => {
  const kind = resumption(
    {
      amount: cents(live.amount_cents),
      payer: live.payer,
      isPageOpen: live.expires_at > deps.clock.now(),
    },
    {
      amount: cents(payable.amount),
      payer: request.alsoKnownAs?.includes(live.payer) ? live.payer : request.payer,
      isOpenToAnybody: payable.resource.kind === 'fine',
    },
  )
  if (kind === 'resume') {
    await addressReceipt(deps.db, live, request.email.trim() || null, request.lang)
    return live
  }
  if (kind === 'wait' || isBeingOpened(live)) throw new Refusal(409, 'OperationPending')
  if (!(await askAbout(deps, live, 'close'))) throw providerUnavailable()
  return undefined
}

const TRIES = 3

const liveOrNew = async (
  deps: Deps,
  city: City,
  payable: Payable,
  request: PaymentRequest,
): Promise<StartedOperation> => {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const live = await findLiveOperation(deps.db, payable.resource)
    const operation =
      live === undefined
        ? await createOperation(deps, city, payable.resource, request)
        : await resume(deps, live, payable, request)
    if (operation !== undefined) return { ...operation, isNew: live === undefined }
  }
  throw new Refusal(409, 'OperationPending')
}

/** Where a payment is made, and of how much: the price may have changed since it was shown. */
export type StartedPayment = PaymentEntry & { amount: number }

/** Starts a payment to a checked address, or returns the one that is still live: a right never has two (D5). */
export const startPayment = async (
  deps: Deps,
  city: City,
  payable: Payable,
  request: PaymentRequest,
): Promise<StartedPayment> => {
  if (!(await settleExpired(deps, payable.resource))) throw providerUnavailable()
  const operation = await liveOrNew(deps, city, await readPayable(deps, city, payable.resource), request)
  const entry = await openPaymentEntry(deps, city, operation, payable.label)
  return { ...entry, amount: operation.amount_cents }
}

/** Reads the operation of that id, or the resource's last one. Reading only settles an expired operation. */
export const readOperation = async (
  deps: Deps,
  city: City,
  resource: Resource,
  operationId: string | undefined,
): Promise<OperationRow> => {
  await settleExpired(deps, resource)
  const operation =
    operationId === undefined
      ? await findLastOperation(deps.db, resource)
      : await findOperation(deps.db, city.cityId, operationId)
  const isOfResource =
    operation?.resource_id === resource.id &&
    operation.resource_kind === resource.kind &&
    operation.city_id === city.cityId
  if (operation === undefined || !isOfResource) throw notFound()
  return operation
}
