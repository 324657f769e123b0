import type { Instant } from '@parvis/shared-kernel/time'
import * as v from 'valibot'
import type { Database } from '../../db/database.ts'
import type { StoredOperationStatus } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import {
  isPaymentSigned,
  type PaymentCallback,
  paymentCallbackShape,
} from '../../payment-page/payment-order.ts'
import { payFine } from '../fines/pay-fine.ts'
import { findRight, moveRight } from '../rights/right.repo.ts'
import {
  closeOperation,
  findOperationAnywhere,
  keepCallback,
  listUnappliedCallbacks,
  markCallback,
  type OperationRow,
} from './operation.repo.ts'

const STATUS_OF_OUTCOME = {
  ACCEPTED: 'PAYMENT_REGISTERED',
  REFUSED: 'REFUSED',
  ABANDONED: 'ABANDONED',
} satisfies Record<PaymentCallback['outcome'], StoredOperationStatus>

const PAID: readonly StoredOperationStatus[] = ['PAYMENT_REGISTERED', 'PAYMENT_RECEIVED']

const payRight = async (db: Database, operation: OperationRow, now: Instant): Promise<boolean> => {
  const right = await findRight(db, operation.city_id, operation.resource_id)
  if (right?.status !== 'awaiting-payment') return false
  return moveRight(db, right, 'granted', now)
}

/** Whether the payment did what it was made for; if not, it is received but waits for an agent. */
const payResource = (db: Database, operation: OperationRow, now: Instant): Promise<boolean> =>
  operation.resource_kind === 'fine' ? payFine(db, operation, now) : payRight(db, operation, now)

const isOurs = (operation: OperationRow, callback: PaymentCallback) =>
  operation.amount_cents === callback.amount &&
  operation.currency === callback.currency &&
  callback.mode === 'TEST'

/**
 * Paid stays paid, and what the provider once refused stays refused. An operation that only our own
 * 15 minutes closed can still turn out paid, because then the money has really moved.
 */
const outcomeFor = async (db: Database, callback: PaymentCallback, now: Instant): Promise<string> => {
  const operation = await findOperationAnywhere(db, callback.operationId)
  if (operation === undefined || !isOurs(operation, callback)) return 'mismatch'
  const isLate = operation.status === 'ABANDONED' && operation.transaction_at === null
  if (PAID.includes(operation.status) || (operation.status !== 'PENDING' && !isLate)) return 'already-closed'
  const isAccepted = callback.outcome === 'ACCEPTED'
  const isProcessed = isAccepted && (await payResource(db, operation, now))
  await closeOperation(db, {
    operationId: operation.operation_id,
    status: isAccepted && !isProcessed ? 'PAYMENT_RECEIVED' : STATUS_OF_OUTCOME[callback.outcome],
    transactionAt: now,
    authorizationNumber: callback.authorizationNumber,
  })
  return isLate ? 'applied-late' : 'applied'
}

const applyCallback = async ({ db, clock, log }: Deps, callback: PaymentCallback): Promise<void> => {
  const now = clock.now()
  const outcome = await db.transaction().execute(async transaction => {
    const result = await outcomeFor(transaction, callback, now)
    await markCallback(transaction, callback.eventId, result, now)
    return result
  })
  log.info({ operation: callback.operationId, outcome }, 'payment callback')
}

/** A verified callback is kept before it is answered, and applied once whatever happens in between. */
export const receiveCallback = async (deps: Deps, rawBody: string, signature: string): Promise<void> => {
  if (!isPaymentSigned(deps.secrets.payment, 'callback', rawBody, signature))
    throw new Refusal(403, 'Forbidden')
  const callback = v.safeParse(paymentCallbackShape, JSON.parse(rawBody))
  if (!callback.success) throw new Refusal(400, 'ValidationFailed')
  const isNew = await keepCallback(deps.db, callback.output.eventId, rawBody, deps.clock.now())
  if (isNew) await applyCallback(deps, callback.output)
}

/** After a crash between keeping and applying, the kept ones are applied at the next start. */
export const applyKeptCallbacks = async (deps: Deps): Promise<void> => {
  for (const { raw_body } of await listUnappliedCallbacks(deps.db)) {
    await applyCallback(deps, v.parse(paymentCallbackShape, JSON.parse(raw_body)))
  }
}
