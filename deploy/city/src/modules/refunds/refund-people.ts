import type { Database } from '../../db/database.ts'
import { languageOf } from '../../http/language.ts'
import { accountOnFile, distinctPeople, type PersonOnFile } from '../cases/case-people.ts'
import { accountOfPayer } from '../payments/fine-payer.ts'
import { PAID_STATUSES } from '../payments/stored-status.ts'
import type { RefundRow } from './refund.repo.ts'

/** Keys of the payments that a refund gives back. */
type RefundedPayments = Pick<RefundRow, 'city_id' | 'fine_id' | 'operation_id'>

const paidOperations = (db: Database, row: RefundedPayments) =>
  db
    .selectFrom('operations')
    .select(['operation_id', 'payer', 'email', 'lang', 'authorization_number'])
    .where('city_id', '=', row.city_id)
    .where('status', 'in', PAID_STATUSES)
    .where(eb =>
      row.operation_id === null
        ? eb.and([eb('resource_kind', '=', 'fine'), eb('resource_id', '=', row.fine_id ?? '')])
        : eb('operation_id', '=', row.operation_id),
    )
    .orderBy('transaction_at', 'desc')
    .execute()

/** Payers, most recent first: the address given with each payment, then the paying account. */
const payersOf = async (db: Database, row: RefundedPayments): Promise<readonly PersonOnFile[]> => {
  const operations = await paidOperations(db, row)
  const people = operations.map(async ({ email, lang, payer }) => [
    { email: email ?? '', lang: languageOf(lang) },
    ...(await accountOnFile(db, row.city_id, accountOfPayer(payer))),
  ])
  return distinctPeople((await Promise.all(people)).flat())
}

/** A fine's payers known to the city, and the account that paid last. */
export const finePayersOnFile = async (db: Database, row: RefundedPayments) => ({
  people: await payersOf(db, row),
  subscriberId:
    (await paidOperations(db, row)).map(({ payer }) => accountOfPayer(payer)).find(id => id !== null) ?? null,
})

const appellantOf = async (db: Database, row: RefundRow): Promise<readonly PersonOnFile[]> => {
  if (row.appeal_id === null) return []
  const appeal = await db
    .selectFrom('appeals')
    .select(['email', 'lang', 'subscriber_id'])
    .where('appeal_id', '=', row.appeal_id)
    .executeTakeFirst()
  return appeal === undefined ? [] : [appeal, ...(await accountOnFile(db, row.city_id, appeal.subscriber_id))]
}

/** People named by the refund itself: the right's owner or whom the desk named. */
const namedOf = async (db: Database, row: RefundRow): Promise<readonly PersonOnFile[]> => [
  { email: row.email, lang: row.lang },
  ...(await accountOnFile(db, row.city_id, row.subscriber_id)),
]

/**
 * Receivers of a refund's case link. For a fine, the payers, because anybody with number and plate may contest; else
 * whom the desk named. For a right, its owner, else the payers.
 */
export const receiversOf = async (db: Database, row: RefundRow): Promise<readonly PersonOnFile[]> => {
  const groups = row.fine_id === null ? [namedOf, payersOf] : [payersOf, namedOf]
  for (const group of groups) {
    const people = distinctPeople(await group(db, row))
    if (people.length > 0) return people
  }
  return []
}

/** Everybody a refund concerns: receivers, people it names, appellants and payers. */
export const peopleOfRefund = async (db: Database, row: RefundRow): Promise<readonly PersonOnFile[]> =>
  distinctPeople([
    ...(await receiversOf(db, row)),
    ...(await namedOf(db, row)),
    ...(await appellantOf(db, row)),
    ...(await payersOf(db, row)),
  ])

/** Payments whose receipt proves a claim to the refund. */
export const receiptsOf = async (db: Database, row: RefundRow) =>
  (await paidOperations(db, row)).filter(({ authorization_number: number }) => number !== null)
