import { displayFineId } from '@parvis/shared-kernel/fines'
import { fineId } from '@parvis/shared-kernel/ids'
import type { Deps } from '../../deps.ts'
import type { City } from '../config/city.ts'
import { planOf } from '../rights/plan-of-right.ts'
import { findRight } from '../rights/right.repo.ts'
import type { OperationRow, Resource } from './operation.repo.ts'
import { receiptMail } from './payment-mail.ts'
import { claimReceipt, findDueReceipt, listDueReceipts, unclaimReceipt } from './receipt.repo.ts'

/** What a payment was for, in words of the city. */
export const labelOf = async (
  { db }: Pick<Deps, 'db'>,
  city: City,
  { kind, id }: Resource,
): Promise<string> => {
  if (kind === 'fine') return displayFineId(fineId(id))
  const right = await findRight(db, city.cityId, id)
  const plan = right === undefined ? null : await planOf(db, right)
  return plan?.name ?? id
}

const mailOf = async (deps: Deps, city: City, operation: OperationRow) =>
  receiptMail({
    to: operation.email ?? '',
    city: city.name,
    lang: operation.lang === 'en' ? 'en' : 'fr',
    timeZone: city.timeZone,
    label: await labelOf(deps, city, { kind: operation.resource_kind, id: operation.resource_id }),
    operationId: operation.operation_id,
    authorizationNumber: operation.authorization_number,
    amount: operation.amount_cents,
    currency: operation.currency,
    paidAt: operation.transaction_at ?? operation.created_at,
    isProcessed: operation.status === 'PAYMENT_REGISTERED',
  })

/**
 * Sends one receipt, once: it is claimed before it is sent, and given back when the mail server did not take it. A crash
 * between the two loses a mail rather than sending it twice; the proof stays in the portal.
 */
const sendReceipt = async (deps: Deps, operation: OperationRow): Promise<void> => {
  const city = deps.cities.find(({ cityId }) => cityId === operation.city_id)
  if (city === undefined || !(await claimReceipt(deps.db, operation.operation_id))) return
  try {
    await deps.mailer.send(await mailOf(deps, city, operation))
  } catch {
    await unclaimReceipt(deps.db, operation.operation_id)
    deps.log.warn({ operation: operation.operation_id }, 'a receipt could not be sent yet')
  }
}

export const sendDueReceipts = async (deps: Deps): Promise<void> => {
  for (const operation of await listDueReceipts(deps.db)) await sendReceipt(deps, operation)
}

/** Sends the receipt of an operation if one is due, right after it was paid. */
export const sendReceiptOf = async (deps: Deps, operationId: string): Promise<void> => {
  const operation = await findDueReceipt(deps.db, operationId)
  if (operation !== undefined) await sendReceipt(deps, operation)
}
