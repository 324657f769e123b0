import { displayFineId } from '@parvis/shared-kernel/fines'
import { fineId } from '@parvis/shared-kernel/ids'
import { PAGES, pathTo } from '@parvis/shared-kernel/paths'
import type { Deps } from '../../deps.ts'
import { languageOf } from '../../http/language.ts'
import type { Reader } from '../../mail/letter.ts'
import { keyOfAddress } from '../../mail/mail-limit.ts'
import { withMails } from '../../mail/post.ts'
import type { City } from '../config/city.ts'
import { planOf } from '../rights/plan-of-right.ts'
import { findRight } from '../rights/right.repo.ts'
import { linkToRight } from '../rights/right-link.ts'
import { type OperationRow, type Resource, resourceOf } from './operation.repo.ts'
import { receiptMail } from './payment-mail.ts'
import { claimReceipt, findDueReceipt, listDueReceipts, listHoldersOfRight } from './receipt.repo.ts'

/** Label of what was paid for, in the city's own wording. */
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

const validityOf = async ({ db }: Deps, { cityId }: City, { kind, id }: Resource) => {
  const right = kind === 'fine' ? undefined : await findRight(db, cityId, id)
  return right === undefined ? null : { from: right.start_of_validity, to: right.end_of_validity }
}

const linkTo = (city: City, { kind, id }: Resource): string =>
  kind === 'fine'
    ? new URL(pathTo(PAGES.fine, { fineId: id }), city.portals[0]).href
    : linkToRight(city, kind, id)

/** Shows the amount in the operation's currency, the one that was paid. */
const readerOf = (city: City, { email, lang, currency }: OperationRow): Reader => ({
  to: email ?? '',
  lang: languageOf(lang),
  city: { ...city, currency },
})

/**
 * A right's proof shows a name and plates, so it goes only to an address of its owner or a sharer, not to any address
 * given with the payment. A fine's proof shows only what number and plate already reveal.
 */
const mayHaveProof = async ({ db }: Deps, { resource_kind: kind, resource_id: id, email }: OperationRow) =>
  kind === 'fine' || (await listHoldersOfRight(db, id)).includes(keyOfAddress(email ?? ''))

const mailOf = async (deps: Deps, city: City, operation: OperationRow) =>
  receiptMail(readerOf(city, operation), {
    cause: operation.resource_kind === 'fine' ? 'fine' : 'right',
    url: linkTo(city, resourceOf(operation)),
    label: await labelOf(deps, city, resourceOf(operation)),
    operationId: operation.operation_id,
    hasPaper: await mayHaveProof(deps, operation),
    authorizationNumber: operation.authorization_number,
    amount: operation.amount_cents,
    paidAt: operation.transaction_at ?? operation.created_at,
    validity: await validityOf(deps, city, resourceOf(operation)),
    isProcessed: operation.status === 'PAYMENT_REGISTERED',
  })

/** Writes one receipt, once: it is claimed in the transaction that keeps its mail. */
const sendReceipt = async (deps: Deps, city: City, operation: OperationRow): Promise<void> => {
  const mail = await mailOf(deps, city, operation)
  await withMails(deps, city.cityId, async (transaction, write) => {
    if (await claimReceipt(transaction, operation.operation_id)) await write('receipt', mail)
  })
}

export const sendDueReceipts = async (deps: Deps, city: City): Promise<void> => {
  for (const operation of await listDueReceipts(deps.db, city.cityId))
    await sendReceipt(deps, city, operation)
}

/** Sends the receipt of an operation right after its payment, if one is due. */
export const sendReceiptOf = async (deps: Deps, operationId: string): Promise<void> => {
  const operation = await findDueReceipt(deps.db, operationId)
  const city = deps.cities.find(({ cityId }) => cityId === operation?.city_id)
  if (operation !== undefined && city !== undefined) await sendReceipt(deps, city, operation)
}
