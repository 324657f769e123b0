import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { languageOf } from '../../http/language.ts'
import { mustExist, Refusal } from '../../http/refusal.ts'
import { type WriteMail, withMails } from '../../mail/post.ts'
import type { City } from '../config/city.ts'
import { accountOfPayer, isPaidBy, payerOfAccount } from '../payments/fine-payer.ts'
import type { OperationRow } from '../payments/operation.repo.ts'
import { lockOperation, ownerOf } from '../payments/resource.repo.ts'
import { PAID_STATUSES } from '../payments/stored-status.ts'
import { findSubscriber } from '../subscriber/subscriber.repo.ts'
import type { RefundRow } from './refund.repo.ts'
import { insertOpened } from './refund-change.ts'
import { writeAboutRefund } from './refund-mail.ts'

/**
 * Whom a right's payment goes back to: the right's owner, or the payer when the right was erased with its owner. The
 * payment's address and language are theirs only if they paid: a mailed link is paid by anybody, at another address.
 */
const receiverOf = async (db: Database, operation: OperationRow, ownerId: string | null) => {
  const { city_id: cityId, payer, email, lang } = operation
  const id = ownerId ?? accountOfPayer(payer)
  const person = id === null ? null : await findSubscriber(db, cityId, id)
  const isPayer = person === null || isPaidBy(operation, [payerOfAccount(person.subscriberId)])
  return {
    subscriberId: person?.subscriberId ?? null,
    email: (isPayer && email) || person?.email || email || '',
    lang: languageOf(isPayer ? lang : person.lang),
  }
}

/**
 * Opens the refund of a right's whole payment, in the transaction that cancels the right or finds it no longer payable.
 * Null when already refunded or when no money arrived; a fine's overpayment is over all its payments (`openRefundIn`).
 */
export const refundPaymentIn = async (
  transaction: Database,
  operation: OperationRow,
  now: Instant,
): Promise<RefundRow | null> => {
  const { city_id: cityId, resource_kind: kind, resource_id: resourceId } = operation
  if (kind === 'fine' || !PAID_STATUSES.includes(operation.status)) return null
  const ownerId = await ownerOf(transaction, { kind, id: resourceId })
  return insertOpened(transaction, {
    cityId,
    fineId: null,
    rightId: ownerId === null ? null : resourceId,
    operationId: operation.operation_id,
    appealId: null,
    amount: operation.amount_cents,
    now,
    ...(await receiverOf(transaction, operation, ownerId)),
  })
}

/** Refunds every payment of a right that brought money. */
export const refundRightIn = async (
  transaction: Database,
  rightId: string,
  now: Instant,
): Promise<readonly RefundRow[]> => {
  const operations = await transaction
    .selectFrom('operations')
    .selectAll()
    .where('resource_kind', 'in', ['subscription', 'ticket'])
    .where('resource_id', '=', rightId)
    .orderBy('created_at')
    .execute()
  const refunds: RefundRow[] = []
  for (const operation of operations) {
    const refund = await refundPaymentIn(transaction, operation, now)
    if (refund !== null) refunds.push(refund)
  }
  return refunds
}

/** Asks the receivers for bank details, in the transaction that opens the refund. */
export const notifyRefundOpened = async (
  { cities, clock }: Pick<Deps, 'cities' | 'clock'>,
  [db, write]: [Database, WriteMail],
  refund: RefundRow | null | undefined,
): Promise<void> => {
  const city = cities.find(({ cityId }) => cityId === refund?.city_id)
  if (refund == null || city === undefined) return
  await writeAboutRefund({ db, write, now: clock.now(), city }, refund, 'document-requested')
}

/** An agent refunds a payment, for example of a right they deleted. */
export const openRefundOfPayment = async (
  deps: Deps,
  city: City,
  operationId: string,
): Promise<RefundRow> => {
  const refund = await withMails(deps, city.cityId, async (transaction, write) => {
    const operation = mustExist(await lockOperation(transaction, city.cityId, operationId))
    const opened = await refundPaymentIn(transaction, operation, deps.clock.now())
    await notifyRefundOpened(deps, [transaction, write], opened)
    return opened
  })
  if (refund == null) throw new Refusal(409, 'OrderDecisionNotExpected')
  return refund
}
