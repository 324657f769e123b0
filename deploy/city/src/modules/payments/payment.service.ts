import { randomUUID } from 'node:crypto'
import { OPERATION_LIFE_SECONDS, paymentEmailRule } from '@parvis/shared-kernel/payment'
import { addSeconds, type Instant } from '@parvis/shared-kernel/time'
import type { Deps } from '../../deps.ts'
import type { Language } from '../../http/language.ts'
import { badRequest, notFound, Refusal } from '../../http/refusal.ts'
import { sealOrder } from '../../payment-page/payment-order.ts'
import type { City } from '../config/city.ts'
import {
  abandonExpired,
  findLastOperation,
  findLiveOperation,
  findOperation,
  insertOperation,
  type OperationRow,
  type Resource,
} from './operation.repo.ts'
import { paymentLinkMail } from './payment-mail.ts'

/** What shall be paid, by whom does not matter: access was decided before. */
export interface Payable {
  resource: Resource
  amount: number
  /** Last instant of this amount; null when it does not change with time. */
  amountUntil: Instant | null
  /** What the card page calls it. */
  label: string
  /** Path below the portal to come back to. */
  returnPath: string
}

export interface PaymentWish {
  email: string
  urlRedirection: string | null
  isLinkWanted: boolean
}

interface PaymentConfig {
  paymentEmail?: { required?: boolean }
}

const isEmailRequired = (city: City) => (city.config as PaymentConfig).paymentEmail?.required ?? false

const checkEmail = (city: City, { email, isLinkWanted }: PaymentWish): void => {
  const verdict = paymentEmailRule(email, email, isLinkWanted || isEmailRequired(city))
  if (!verdict.allowed) throw new Refusal(400, 'TipiInvalidEmail')
}

/** The browser only ever comes back to one of the city's own portals, to the path that we choose when it names none. */
const returnUrlOf = (city: City, wish: PaymentWish, payable: Payable): URL => {
  const [home = ''] = city.portals
  const wanted = URL.canParse(wish.urlRedirection ?? '')
    ? new URL(wish.urlRedirection ?? '')
    : new URL(payable.returnPath, home)
  if (!city.portals.includes(wanted.origin) || wanted.username !== '') {
    throw badRequest([{ path: 'urlRedirection', message: 'Unknown origin' }])
  }
  return wanted
}

const withOperation = (returnUrl: URL, operationId: string): string => {
  const url = new URL(returnUrl)
  url.searchParams.set('idop', operationId)
  return url.href
}

/** 15 minutes, or less when the price rises sooner: who pays in time pays the price that was shown. */
const expiryOf = (now: Instant, { amountUntil }: Payable): Instant => {
  const usual = addSeconds(now, OPERATION_LIFE_SECONDS)
  return amountUntil !== null && amountUntil < usual ? amountUntil : usual
}

const startOperation = async (
  deps: Deps,
  city: City,
  payable: Payable,
  wish: PaymentWish,
  lang: Language,
) => {
  const { db, clock } = deps
  const now = clock.now()
  const returnUrl = returnUrlOf(city, wish, payable)
  await abandonExpired(db, now, payable.resource)
  const live = await findLiveOperation(db, payable.resource)
  if (live !== undefined) return live
  const operationId = randomUUID()
  const isFirst = await insertOperation(db, {
    operationId,
    cityId: city.cityId,
    resource: payable.resource,
    amount: payable.amount,
    currency: city.currency,
    email: wish.email.trim() || null,
    lang,
    returnUrl: withOperation(returnUrl, operationId),
    now,
    expiresAt: expiryOf(now, payable),
  })
  const operation = isFirst
    ? await findOperation(db, city.cityId, operationId)
    : await findLiveOperation(db, payable.resource)
  if (operation === undefined) throw new Refusal(409, 'OperationPending')
  return operation
}

const cardPageUrl = (
  { secrets, urls }: Deps,
  city: City,
  payable: Payable,
  operation: OperationRow,
): string => {
  const order = sealOrder(secrets.payment, {
    operationId: operation.operation_id,
    amount: operation.amount_cents,
    currency: operation.currency,
    label: payable.label,
    cityName: city.name,
    accent: city.accent,
    lang: operation.lang === 'en' ? 'en' : 'fr',
    returnUrl: operation.return_url,
    callbackUrl: `${urls.api}/api/payments/callback`,
    expiresAt: operation.expires_at,
  })
  return `${urls.payment}/pay?order=${order}`
}

/** Starts a payment, or answers with the one that is still live: a right never has two (D5). */
export const startPayment = async (
  deps: Deps,
  city: City,
  payable: Payable,
  wish: PaymentWish,
  lang: Language,
) => {
  checkEmail(city, wish)
  const operation = await startOperation(deps, city, payable, wish, lang)
  const url = cardPageUrl(deps, city, payable, operation)
  if (!wish.isLinkWanted) return { method: 'GET', url } as const
  await deps.mailer.send(
    paymentLinkMail({ to: wish.email.trim(), city: city.name, label: payable.label, url, lang }),
  )
  return { sent: true } as const
}

/** The operation that is asked for by number, or the last one of the resource. */
export const readOperation = async (
  { db, clock }: Deps,
  city: City,
  resource: Resource,
  operationId: string | undefined,
): Promise<OperationRow> => {
  await abandonExpired(db, clock.now(), resource)
  const operation =
    operationId === undefined
      ? await findLastOperation(db, resource)
      : await findOperation(db, city.cityId, operationId)
  if (
    operation === undefined ||
    operation.resource_id !== resource.id ||
    operation.resource_kind !== resource.kind
  ) {
    throw notFound()
  }
  return operation
}
