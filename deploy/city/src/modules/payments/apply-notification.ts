import {
  type NotifiedOutcome,
  operationStatus,
  settledStatus,
  settlement,
} from '@parvis/shared-kernel/payment'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { withMails } from '../../mail/post.ts'
import { findGrantedAppeal } from '../appeals/appeal.repo.ts'
import { payFine } from '../fines/pay-fine.ts'
import { openRefundIn } from '../refunds/refund.agent.ts'
import type { RefundRow } from '../refunds/refund.repo.ts'
import { notifyRefundOpened, refundPaymentIn } from '../refunds/refund-of-payment.ts'
import { tellVisitor } from '../requests/ticket-post.ts'
import { findRight, moveRight } from '../rights/right.repo.ts'
import type { EventKind } from '../timeline/event.repo.ts'
import { type KeptNotification, markNotification } from './inbox.repo.ts'
import { closeOperation, type OperationRow } from './operation.repo.ts'
import { recordPayment } from './payment-event.ts'
import { PAYMENT_MODE, type PaymentNotification } from './providers/payment-provider.ts'
import { providerNamed } from './providers/registry.ts'
import { lockOperation } from './resource.repo.ts'
import { STORED_STATUS } from './stored-status.ts'
import { transactionDate } from './transaction-name.ts'

const EVENTS = {
  accepted: 'payment-received',
  refused: 'payment-refused',
  abandoned: 'payment-abandoned',
} as const satisfies Record<NotifiedOutcome, EventKind>

const payRight = async (db: Database, operation: OperationRow, now: Instant): Promise<boolean> => {
  const right = await findRight(db, operation.city_id, operation.resource_id)
  if (right?.status !== 'awaiting-payment') return false
  return moveRight(db, right, 'granted', now)
}

/** `decided`: when the provider decided; `now`: when the city is notified. */
interface Moments {
  decided: Instant
  now: Instant
}

/** The provider decides before the page closes, and the price that was paid holds until then. */
const momentsOf = ({ expires_at: closing }: OperationRow, now: Instant): Moments => ({
  decided: closing < now ? closing : now,
  now,
})

/**
 * Applies the money that came to its resource; false if that is impossible, so that it is received but not used. A fine
 * takes any amount; a right is not granted for another one than its price.
 */
const payResource = async (
  db: Database,
  operation: OperationRow,
  came: OperationRow,
  { decided, now }: Moments,
): Promise<boolean> => {
  if (operation.resource_kind === 'fine') return payFine(db, came, decided, now)
  return came.amount_cents === operation.amount_cents && (await payRight(db, operation, now))
}

/** Parses a stored notification; null if it cannot be parsed. */
export const readKept = ({ provider, rawBody }: KeptNotification): PaymentNotification | null =>
  providerNamed(provider).readKept(rawBody)

const isOurTransaction = (operation: OperationRow, { transaction }: PaymentNotification): boolean =>
  transaction === null ||
  (transaction.id === operation.transaction_id && transaction.date === transactionDate(operation.created_at))

/**
 * A genuine notification of another currency, mode or transaction than ours is not about our operation. One of another
 * amount is: money that came is never ignored.
 */
export const isOurs = (operation: OperationRow, notification: PaymentNotification): boolean =>
  operation.currency === notification.currency &&
  notification.mode === PAYMENT_MODE &&
  isOurTransaction(operation, notification) &&
  (notification.outcome !== 'accepted' || notification.amount > 0)

/**
 * The refund of money that arrived for nothing: of a right that could no longer be paid, or beyond what an appeal,
 * granted while the bank decided, left to pay.
 */
const refundOf = async (
  db: Database,
  operation: OperationRow,
  { hasPaid, now }: { hasPaid: boolean; now: Instant },
): Promise<RefundRow | null> => {
  if (!hasPaid) return refundPaymentIn(db, { ...operation, status: 'PAYMENT_RECEIVED' }, now)
  const { city_id: cityId, resource_kind: kind, resource_id: fineId } = operation
  const appealId = kind === 'fine' ? await findGrantedAppeal(db, fineId) : null
  return appealId === null ? null : openRefundIn(db, { cityId, fineId, appealId, now })
}

interface Settled {
  refund: RefundRow | null
  /** Absent unless it paid what it was meant for. */
  paid?: OperationRow
}

const settle = async (
  db: Database,
  operation: OperationRow,
  notification: PaymentNotification,
  moments: Moments,
): Promise<Settled> => {
  const isMoney = notification.outcome === 'accepted'
  const came = isMoney ? { ...operation, amount_cents: notification.amount } : operation
  const hasPaid = isMoney && (await payResource(db, operation, came, moments))
  const status = STORED_STATUS[settledStatus(notification.outcome, hasPaid)]
  await closeOperation(db, {
    operationId: operation.operation_id,
    status,
    amount: came.amount_cents,
    transactionAt: moments.decided,
    authorizationNumber: notification.authorizationNumber,
    isReceiptDue: isMoney && operation.email !== null,
  })
  const refund = isMoney ? await refundOf(db, came, { hasPaid, now: moments.now }) : null
  return hasPaid ? { refund, paid: operation } : { refund }
}

/**
 * `mismatch`: of no operation of ours; `other-amount`: applied, with another amount than asked; `charged-again`: a second
 * charge for a payment that is settled.
 */
const UNFIT = ['mismatch', 'other-amount', 'charged-again'] as const
type OutcomeName = (typeof UNFIT)[number] | 'applied' | 'applied-late' | 'already-closed'

interface Outcome extends Partial<Settled> {
  outcome: OutcomeName
}

const isOtherCharge = (operation: OperationRow, { outcome, authorizationNumber }: PaymentNotification) =>
  outcome === 'accepted' && authorizationNumber !== operation.authorization_number

const appliedOutcome = (
  operation: OperationRow,
  { outcome, amount }: PaymentNotification,
  isLate: boolean,
): OutcomeName => {
  if (outcome === 'accepted' && amount !== operation.amount_cents) return 'other-amount'
  return isLate ? 'applied-late' : 'applied'
}

const outcomeOf = async (db: Database, kept: KeptNotification, now: Instant): Promise<Outcome> => {
  const notification = readKept(kept)
  const operation =
    notification === null ? undefined : await lockOperation(db, kept.cityId, notification.operationId)
  if (notification === null || operation === undefined || !isOurs(operation, notification))
    return { outcome: 'mismatch' }
  const kind = settlement(operationStatus(operation.status), notification.outcome)
  if (kind === 'ignored')
    return { outcome: isOtherCharge(operation, notification) ? 'charged-again' : 'already-closed' }
  const moments = momentsOf(operation, now)
  const isLate = kind === 'late'
  // Recorded before its effects, and after what an earlier end recorded, so that the history is in causal order.
  await recordPayment(db, operation, EVENTS[notification.outcome], isLate ? now : moments.decided)
  const settled = await settle(db, operation, notification, moments)
  return { outcome: appliedOutcome(operation, notification, isLate), ...settled }
}

/** Applies one stored notification in one transaction with what it pays: both happen or neither, and only once. */
export const applyNotification = async (deps: Deps, kept: KeptNotification): Promise<void> => {
  const { clock, log } = deps
  const now = clock.now()
  const outcome = await withMails(deps, kept.cityId, async (transaction, write) => {
    const { outcome, refund, paid } = await outcomeOf(transaction, kept, now)
    await markNotification(transaction, kept.eventId, outcome, now)
    await notifyRefundOpened(deps, [transaction, write], refund)
    const right = paid && (await findRight(transaction, paid.city_id, paid.resource_id))
    if (right) await tellVisitor(deps, [transaction, write], right)
    return outcome
  })
  const told = { event: kept.eventId, outcome }
  if (UNFIT.some(unfit => unfit === outcome))
    log.warn(told, 'a payment notification does not fit its payment')
  else log.info(told, 'payment notification')
}
