import { cents } from '@parvis/shared-kernel/money'
import { amountToConfirm, paymentEmailRule } from '@parvis/shared-kernel/payment'
import { toIso } from '@parvis/shared-kernel/time'
import { centsFromWire, type PaymentSummaryWire } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import type { BodyOf, QueryOf, Routes } from '../../http/calls.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityContext } from '../../http/context.ts'
import { bearerOfRequest, optionalSession } from '../../http/optional-session.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'
import { fineAskedBy } from '../fines/fine.routes.ts'
import { readFine } from '../fines/fine.service.ts'
import type { RightRow } from '../rights/right.repo.ts'
import type { Session } from '../session/session.service.ts'
import { savePaymentEmail } from '../subscriber/subscriber.repo.ts'
import { finePayersOf, isPaidBy, mayKnowProof, payerName, payerOfAccount } from './fine-payer.ts'
import { sendPaymentLink } from './link.service.ts'
import { receiveNotification } from './notification.service.ts'
import type { OperationRow } from './operation.repo.ts'
import { type Payable, payableFine, payableRight } from './payable.ts'
import { type PaymentRequest, readOperation, startPayment } from './payment.service.ts'
import { PROVIDER_NAMES, type ProviderName } from './providers/provider-names.ts'
import { providerNamed } from './providers/registry.ts'
import { portalUrlOf, returnUrlOf } from './return-url.ts'

/**
 * Only the person who began a pending payment gets its page again and learns whether an address was given. The
 * authorisation number opens a refund without an address on file, so only who paid gets it (D16), or a right's owner.
 */
const summaryOf = (
  operation: OperationRow,
  payers: readonly string[],
  knowsProof = isPaidBy(operation, payers),
): PaymentSummaryWire => ({
  status: operation.status,
  operationId: operation.operation_id,
  resourceId: operation.resource_id,
  amount: operation.amount_cents,
  transactionDatetime: operation.transaction_at === null ? null : toIso(operation.transaction_at),
  authorizationNumber: knowsProof ? operation.authorization_number : null,
  pageOpenUntil:
    operation.status === 'PENDING' && isPaidBy(operation, payers) ? toIso(operation.expires_at) : null,
  receiptMailed: isPaidBy(operation, payers) ? operation.email !== null : null,
})

const rightOfKind = (c: CityContext, kind: RightRow['kind']): RightRow => {
  if (c.var.right.kind !== kind) throw notFound()
  return c.var.right
}

/** Applies the kernel's address rule; an address is required if the city says so, or a link is to be mailed. */
const checkEmail = (city: City, email: string, isNeeded: boolean): void => {
  const verdict = paymentEmailRule(email, email, isNeeded || city.paymentEmail.required)
  if (!verdict.allowed) throw new Refusal(400, 'TipiInvalidEmail')
}

interface PaymentBody {
  email?: string | null | undefined
  urlRedirection?: string | null | undefined
  sendLink?: boolean | null | undefined
  amount?: number | null | undefined
}

/** Starts the payment of the amount that the payer confirmed, or mails the link to it. */
const pay = (
  deps: Deps,
  c: CityContext,
  payable: Payable,
  payer: Pick<PaymentRequest, 'payer' | 'alsoKnownAs'>,
  body: PaymentBody,
) => {
  const { city, language: lang } = c.var
  const email = body.email ?? ''
  checkEmail(city, email, body.sendLink ?? false)
  const returnUrl = returnUrlOf(city, body.urlRedirection ?? null, payable.returnPath)
  if (amountToConfirm(cents(payable.amount), centsFromWire(body.amount)) !== null)
    return { amount: payable.amount }
  return body.sendLink
    ? sendPaymentLink(deps, city, payable, {
        email,
        lang,
        returnUrl: portalUrlOf(city, returnUrl, payable.returnPath),
        network: clientNetwork(c),
      })
    : startPayment(deps, city, payable, { ...payer, email, lang, returnUrl })
}

/** A blank address, which some cities take, keeps the one that was kept before. */
const keepAddress = async (deps: Deps, session: Session, email: PaymentBody['email']): Promise<void> => {
  const address = email?.trim()
  if (address) await savePaymentEmail(deps.db, session, address)
}

const payRight =
  (deps: Deps, kind: RightRow['kind']) =>
  async (c: CityContext, body: BodyOf<'POST /api/tickets/:id/payments'>) => {
    const payable = await payableRight(deps, c.var.city, rightOfKind(c, kind))
    const started = await pay(deps, c, payable, { payer: payerOfAccount(c.var.session.subscriberId) }, body)
    if (body.shouldKeepMail) await keepAddress(deps, c.var.session, body.email)
    return started
  }

const summariseRight =
  (deps: Deps, kind: RightRow['kind']) =>
  async (c: CityContext, { operationId }: QueryOf<'GET /api/tickets/:id/payments/summary'>) => {
    const right = rightOfKind(c, kind)
    const { subscriberId } = c.var.session
    const operation = await readOperation(deps, c.var.city, { kind, id: right.right_id }, operationId)
    return summaryOf(operation, [payerOfAccount(subscriberId)], mayKnowProof(operation, right, subscriberId))
  }

/** Paying a fine needs no sign-in; a signed-in payer may still have the address kept. */
const keepAddressOfFinePayer = async (deps: Deps, c: CityContext, email: PaymentBody['email']) => {
  const session = await optionalSession(deps, c.var.city.cityId, bearerOfRequest(c))
  if (session !== null) await keepAddress(deps, session, email)
}

const payFine = (deps: Deps) => async (c: CityContext, body: BodyOf<'POST /api/fps/:fineId/payments'>) => {
  const payable = payableFine(deps, await readFine(deps, fineAskedBy(c, body.plate)))
  const payers = await finePayersOf(deps, c)
  const started = await pay(deps, c, payable, { payer: payerName(payers), alsoKnownAs: payers }, body)
  if (body.shouldKeepEmail) await keepAddressOfFinePayer(deps, c, body.email)
  return started
}

const summariseFine =
  (deps: Deps) =>
  async (c: CityContext, { plate, operationId }: QueryOf<'GET /api/fps/:fineId/payments/summary'>) => {
    const { id } = await readFine(deps, fineAskedBy(c, plate))
    const operation = await readOperation(deps, c.var.city, { kind: 'fine', id }, operationId)
    return summaryOf(operation, await finePayersOf(deps, c))
  }

const takeNotification = (deps: Deps, name: ProviderName) => async (c: CityContext) => {
  const { contentType, body } = providerNamed(name).received
  await receiveNotification(deps, name, {
    rawBody: await c.req.text(),
    header: header => c.req.header(header) ?? '',
  })
  return c.body(body, 200, { 'content-type': contentType })
}

export const paymentRoutes = (deps: Deps): Routes => ({
  'POST /api/subscriber/subscriptions/:id/payments': payRight(deps, 'subscription'),
  'GET /api/subscriber/subscriptions/:id/payments/summary': summariseRight(deps, 'subscription'),
  'POST /api/tickets/:id/payments': payRight(deps, 'ticket'),
  'GET /api/tickets/:id/payments/summary': summariseRight(deps, 'ticket'),
  'POST /api/fps/:fineId/payments': payFine(deps),
  'GET /api/fps/:fineId/payments/summary': summariseFine(deps),
  ...Object.fromEntries(
    PROVIDER_NAMES.map(name => [
      `POST ${providerNamed(name).notificationPath}`,
      takeNotification(deps, name),
    ]),
  ),
})
