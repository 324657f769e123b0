import {
  operationStatus,
  type PaymentWord,
  type SettledStatus,
  settledStatus,
  settlement,
} from '@parvis/shared-kernel/payment'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import type { StoredOperationStatus } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { withMails } from '../../mail/post.ts'
import { PAYMENT_MODE } from '../../payment-page/protocol.ts'
import { payFine } from '../fines/pay-fine.ts'
import type { RefundRow } from '../refunds/refund.repo.ts'
import { refundPaymentIn, tellRefundOpened } from '../refunds/refund-of-payment.ts'
import { findRight, moveRight } from '../rights/right.repo.ts'
import type { EventKind } from '../timeline/event.repo.ts'
import { type KeptWord, markWord } from './inbox.repo.ts'
import {
  closeOperation,
  findOperation,
  lockOperation,
  type OperationRow,
  resourceOf,
} from './operation.repo.ts'
import { recordPayment } from './payment-event.ts'
import { type ProviderWord, readWord } from './provider-word.ts'
import { lockResource } from './resource.repo.ts'
import { transactionDate } from './transaction-name.ts'

const STORED = {
  registered: 'PAYMENT_REGISTERED',
  received: 'PAYMENT_RECEIVED',
  refused: 'REFUSED',
  abandoned: 'ABANDONED',
} as const satisfies Record<SettledStatus, StoredOperationStatus>

const EVENT_OF_WORD = {
  accepted: 'payment-received',
  refused: 'payment-refused',
  abandoned: 'payment-abandoned',
} as const satisfies Record<PaymentWord, EventKind>

const payRight = async (db: Database, operation: OperationRow, now: Instant): Promise<boolean> => {
  const right = await findRight(db, operation.city_id, operation.resource_id)
  if (right?.status !== 'awaiting-payment') return false
  return moveRight(db, right, 'granted', now)
}

/** Whether the payment did what it was made for; if not, it is received but waits for an agent. */
const payResource = (db: Database, operation: OperationRow, now: Instant): Promise<boolean> =>
  operation.resource_kind === 'fine' ? payFine(db, operation, now) : payRight(db, operation, now)

const isOurTransaction = (operation: OperationRow, { transaction }: ProviderWord): boolean =>
  transaction === null ||
  (transaction.id === operation.transaction_id && transaction.date === transactionDate(operation.created_at))

/** A genuine word about another amount, currency, mode or transaction than ours is not about our operation. */
const isOurs = (operation: OperationRow, word: ProviderWord): boolean =>
  operation.amount_cents === word.amount &&
  operation.currency === word.currency &&
  word.mode === PAYMENT_MODE &&
  isOurTransaction(operation, word)

const settle = async (
  db: Database,
  operation: OperationRow,
  word: ProviderWord,
  now: Instant,
): Promise<RefundRow | null> => {
  // Before what it brings about: a history tells what came first, first.
  await recordPayment(db, operation, EVENT_OF_WORD[word.word], now)
  const hasPaid = word.word === 'accepted' && (await payResource(db, operation, now))
  const status = STORED[settledStatus(word.word, hasPaid)]
  await closeOperation(db, {
    operationId: operation.operation_id,
    status,
    transactionAt: now,
    authorizationNumber: word.authorizationNumber,
    isReceiptDue: word.word === 'accepted' && operation.email !== null,
  })
  // Money that came for something that could no longer be paid does not stay.
  return status === 'PAYMENT_RECEIVED' ? refundPaymentIn(db, { ...operation, status }, now) : null
}

/** Always the resource first, then the operation: whoever starts a payment or cancels a right takes them in that order too. */
const lockBoth = async (db: Database, cityId: string, operationId: string) => {
  const found = await findOperation(db, cityId, operationId)
  if (found === undefined) return undefined
  await lockResource(db, resourceOf(found))
  return lockOperation(db, operationId)
}

interface Outcome {
  told: string
  refund?: RefundRow | null
}

const outcomeOf = async (db: Database, kept: KeptWord, now: Instant): Promise<Outcome> => {
  const word = readWord(kept)
  const operation = word === null ? undefined : await lockBoth(db, kept.cityId, word.operationId)
  if (word === null || operation === undefined || !isOurs(operation, word)) return { told: 'mismatch' }
  const isClosedByProvider = operation.transaction_at !== null
  const kind = settlement({ status: operationStatus(operation.status), isClosedByProvider }, word.word)
  if (kind === 'ignored') return { told: 'already-closed' }
  const refund = await settle(db, operation, word, now)
  return { told: kind === 'late' ? 'applied-late' : 'applied', refund }
}

/** Applies one kept word in one transaction with what it pays: both happen, or neither, and only once. */
export const applyWord = async (deps: Deps, kept: KeptWord): Promise<void> => {
  const { clock, log } = deps
  const now = clock.now()
  const outcome = await withMails(deps, kept.cityId, async (transaction, write) => {
    const { told, refund } = await outcomeOf(transaction, kept, now)
    await markWord(transaction, kept.eventId, told, now)
    await tellRefundOpened(deps, [transaction, write], refund)
    return told
  })
  log.info({ event: kept.eventId, outcome }, 'payment callback')
}
