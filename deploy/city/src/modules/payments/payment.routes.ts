import { displayFineId } from '@parvis/shared-kernel/fines'
import { canPay } from '@parvis/shared-kernel/orders'
import { toIso } from '@parvis/shared-kernel/time'
import { finePaymentBodyWire, type PaymentSummaryWire, paymentBodyWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import type { Deps } from '../../deps.ts'
import type { CityContext, CityEnv } from '../../http/context.ts'
import { bodyOf } from '../../http/input.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import { fineAskedBy } from '../fines/fine.routes.ts'
import { dueOf, readFine } from '../fines/fine.service.ts'
import { planOf } from '../rights/plan-of-right.ts'
import type { RightRow } from '../rights/right.repo.ts'
import { readRight } from '../rights/right.service.ts'
import { keepEmail } from '../subscriber/subscriber.repo.ts'
import { receiveCallback } from './callback.service.ts'
import type { OperationRow } from './operation.repo.ts'
import { type Payable, readOperation, startPayment } from './payment.service.ts'

const summaryOf = (operation: OperationRow): PaymentSummaryWire => ({
  status: operation.status,
  operationId: operation.operation_id,
  resourceId: operation.resource_id,
  amount: operation.amount_cents,
  transactionDatetime: operation.transaction_at === null ? null : toIso(operation.transaction_at),
  authorizationNumber: operation.authorization_number,
})

const RETURN_PATHS = { subscription: '/souscriptions/', ticket: '/souscriptions/tickets/' } as const

const rightOfKind = (c: CityContext, kind: RightRow['kind']): RightRow => {
  if (c.var.right.kind !== kind) throw notFound()
  return c.var.right
}

const payableOf = async (deps: Deps, c: CityContext, row: RightRow): Promise<Payable> => {
  const right = await readRight(deps, c.var.city, c.var.session, row)
  const plan = await planOf(deps.db, row)
  if (!canPay(right, plan, deps.clock.now()).allowed || row.price_cents <= 0) {
    throw new Refusal(409, 'OrderPaymentNotAllowed')
  }
  return {
    resource: { kind: row.kind, id: row.right_id },
    amount: row.price_cents,
    amountUntil: null,
    label: plan?.name ?? row.right_id,
    returnPath: RETURN_PATHS[row.kind] + encodeURIComponent(row.right_id),
  }
}

const payRight = (deps: Deps, kind: RightRow['kind']) => async (c: CityContext) => {
  const wish = await bodyOf(c, paymentBodyWire)
  const payable = await payableOf(deps, c, rightOfKind(c, kind))
  const { email, urlRedirection, sendLink, shouldKeepMail } = wish
  const asked = {
    email: email ?? '',
    urlRedirection: urlRedirection ?? null,
    isLinkWanted: sendLink ?? false,
  }
  const started = await startPayment(deps, c.var.city, payable, asked, c.var.language)
  if (shouldKeepMail && email) await keepEmail(deps.db, c.var.session, email.trim())
  return c.json(started)
}

const summariseRight = (deps: Deps, kind: RightRow['kind']) => async (c: CityContext) => {
  const { right_id: id } = rightOfKind(c, kind)
  const operation = await readOperation(deps, c.var.city, { kind, id }, c.req.query('operationId'))
  return c.json(summaryOf(operation))
}

const payFine = (deps: Deps) => async (c: CityContext) => {
  const { plate, email, urlRedirection, sendLink } = await bodyOf(c, finePaymentBodyWire)
  const fine = await readFine(deps, fineAskedBy(c, plate))
  const { due, reducedUntil } = dueOf(deps, fine)
  const payable: Payable = {
    resource: { kind: 'fine', id: fine.id },
    amount: due,
    amountUntil: reducedUntil,
    label: displayFineId(fine.id),
    returnPath: `/fps/${fine.id}/payments`,
  }
  const asked = {
    email: email ?? '',
    urlRedirection: urlRedirection ?? null,
    isLinkWanted: sendLink ?? false,
  }
  return c.json(await startPayment(deps, c.var.city, payable, asked, c.var.language))
}

const summariseFine = (deps: Deps) => async (c: CityContext) => {
  const fine = await readFine(deps, fineAskedBy(c))
  const operation = await readOperation(
    deps,
    c.var.city,
    { kind: 'fine', id: fine.id },
    c.req.query('operationId'),
  )
  return c.json(summaryOf(operation))
}

export const paymentRoutes = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .post('/api/subscriber/subscriptions/:id/payments', payRight(deps, 'subscription'))
    .get('/api/subscriber/subscriptions/:id/payments/summary', summariseRight(deps, 'subscription'))
    .post('/api/tickets/:id/payments', payRight(deps, 'ticket'))
    .get('/api/tickets/:id/payments/summary', summariseRight(deps, 'ticket'))
    .post('/api/fps/:fineId/payments', payFine(deps))
    .get('/api/fps/:fineId/payments/summary', summariseFine(deps))
    .post('/api/payments/callback', async c => {
      await receiveCallback(deps, await c.req.text(), c.req.header('x-payment-signature') ?? '')
      return c.json({ status: 'received' })
    })
