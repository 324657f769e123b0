import {
  type Claim,
  claimStatus,
  type Fine,
  type FinePayment,
  type FineVersion,
  finePaymentStatus,
  redactedClaim,
} from '@parvis/shared-kernel/fines'
import { fineId, operationId, refundId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { plate } from '@parvis/shared-kernel/plates'
import { instant } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { isFound } from '../../db/is-found.ts'
import { type Holder, holds, NOBODY } from '../cases/case-holder.ts'
import { payerOfAccount } from '../payments/fine-payer.ts'
import { findLiveOperation } from '../payments/operation.repo.ts'
import { holdPeople } from '../subscriber/subscriber.repo.ts'

const findRow = (db: Database, cityId: string, id: string) =>
  db
    .selectFrom('fines')
    .selectAll()
    .where('city_id', '=', cityId)
    .where('fine_id', '=', id)
    .executeTakeFirst()

/**
 * Whether the city has a fine with this number and plate. One index look-up, whatever is wrong, so that neither the
 * answer nor its timing reveals which of the two it was.
 */
export const isFineOfPlate = (db: Database, cityId: string, id: string, plate: string): Promise<boolean> =>
  isFound(
    db
      .selectFrom('fines')
      .select('fine_id')
      .where('city_id', '=', cityId)
      .where('fine_id', '=', id)
      .where('plate', '=', plate),
  )

const isConcernedBy = (fineId: string) => sql<boolean>`subscriber_id in (
  select a.subscriber_id from appeals a where a.fine_id = ${fineId}
  union select r.subscriber_id from refunds r where r.fine_id = ${fineId}
  union select substr(o.payer, ${payerOfAccount('').length + 1}::int) from operations o
    where o.resource_kind = 'fine' and o.resource_id = ${fineId} and o.payer like ${payerOfAccount('%')})`

/**
 * Locks a fine until the transaction ends, after the accounts that it concerns; false if there is none. Every
 * change of its amounts, appeals or refunds must lock first, so that concurrent changes do not decide on
 * stale data.
 */
export const lockFine = async (db: Database, cityId: string, id: string): Promise<boolean> => {
  await holdPeople(db, isConcernedBy(id))
  return isFound(
    db
      .selectFrom('fines')
      .select('fine_id')
      .where('city_id', '=', cityId)
      .where('fine_id', '=', id)
      .forUpdate(),
  )
}

const listVersions = (db: Database, id: string) =>
  db.selectFrom('fine_versions').selectAll().where('fine_id', '=', id).orderBy('position').execute()

const listPayments = (db: Database, id: string) =>
  db
    .selectFrom('fine_payments')
    .selectAll()
    .where('fine_id', '=', id)
    .orderBy('paid_at')
    .orderBy('payment_id')
    .execute()

/** Includes the decision date and the complement's deadline from the claim's appeal. */
const listClaims = (db: Database, id: string) =>
  db
    .selectFrom('fine_claims')
    .leftJoin('appeals', join =>
      join
        .onRef('appeals.fine_id', '=', 'fine_claims.fine_id')
        .onRef('appeals.claim_position', '=', 'fine_claims.position'),
    )
    .select(['fine_claims.type', 'fine_claims.status', 'fine_claims.claimed_at'])
    .select(['appeals.appeal_id', 'appeals.state', 'appeals.answered_at', 'appeals.subscriber_id'])
    .select('appeals.implicit_rejection_at')
    .select(eb =>
      eb
        .selectFrom('appeal_complements')
        .select(max => max.fn.max('due_at').as('due_at'))
        .whereRef('appeal_complements.appeal_id', '=', 'appeals.appeal_id')
        .as('due_at'),
    )
    .where('fine_claims.fine_id', '=', id)
    .orderBy('fine_claims.position')
    .execute()

const listPayouts = (db: Database, id: string) =>
  db
    .selectFrom('refunds')
    .select(['amount_cents', 'paid_at'])
    .where('fine_id', '=', id)
    .where('status', '=', 'PAID')
    .orderBy('paid_at')
    .execute()

/** Returns the open refund, else the last one. */
const findRefundId = async (db: Database, id: string) => {
  const row = await db
    .selectFrom('refunds')
    .select('refund_id')
    .where('fine_id', '=', id)
    .orderBy(eb => eb('status', 'in', ['PAID', 'REJECTED']))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row === undefined ? null : refundId(row.refund_id)
}

type ClaimRow = Awaited<ReturnType<typeof listClaims>>[number]

/** The law's dates are added by `datedFine`, which knows the city's time zone. */
const wholeClaim = (row: ClaimRow): Omit<Claim, 'access'> => {
  const isAsked = row.state === 'complement-requested'
  return {
    type: row.type,
    date: row.claimed_at,
    status: isAsked ? 'complement-requested' : claimStatus(row.status),
    decidedAt: row.answered_at,
    dueAt: isAsked ? row.due_at : null,
    implicitRejectionAt: row.implicit_rejection_at,
    tribunalDeadline: null,
  }
}

/** A contestation on paper has no appeal here that anybody could hold: everybody who sees the fine sees its claim. */
const claimOf = (row: ClaimRow, reader: Holder): Claim => {
  const { appeal_id: caseId, subscriber_id: subscriberId } = row
  const claim = wholeClaim(row)
  if (caseId === null) return { ...claim, access: 'unguarded' }
  return holds(reader, { caseId, subscriberId })
    ? { ...claim, access: 'holder' }
    : redactedClaim({ ...claim, access: 'stranger' })
}

type VersionRow = Awaited<ReturnType<typeof listVersions>>[number]
type PaymentRow = Awaited<ReturnType<typeof listPayments>>[number]

const paymentOf = (row: PaymentRow): FinePayment => ({
  amount: cents(row.amount_cents),
  paidAt: row.paid_at,
  operationId: row.operation_id === null ? null : operationId(row.operation_id),
})

const momentOf = (terms: Record<string, unknown>, name: string) => {
  const raw = terms[name]
  return typeof raw === 'string' ? instant(raw) : null
}

/**
 * Reads a fine with everything related, or null. The service decides who may see it.
 * @param reader the caller: of appeals that they do not hold, only the filing is included
 */
export const findFine = async (
  db: Database,
  cityId: string,
  id: string,
  reader: Holder = NOBODY,
): Promise<Fine | null> => {
  const row = await findRow(db, cityId, id)
  if (row === undefined) return null
  const versions = await listVersions(db, id)
  const payments = await listPayments(db, id)
  const claims = await listClaims(db, id)
  const live = await findLiveOperation(db, { kind: 'fine', id })
  const [first, ...later] = versions
  if (first === undefined) throw new Error('A fine has at least one version')
  const paidTo = (source: PaymentRow['source']) => payments.filter(payment => payment.source === source)
  const versionOf = (version: VersionRow): FineVersion => ({
    issuedAt: version.issued_at,
    price: cents(version.price_cents),
    reducedPrice: version.reduced_price_cents === null ? null : cents(version.reduced_price_cents),
    reducedUntil: version.reduced_until,
    payments: paidTo('version')
      .filter(payment => payment.version_position === version.position)
      .map(paymentOf),
  })
  return {
    id: fineId(row.fine_id),
    plate: plate(row.plate),
    place: typeof row.terms.place === 'string' ? row.terms.place : null,
    versions: [versionOf(first), ...later.map(versionOf)],
    paymentStatus: finePaymentStatus(row.payment_status ?? ''),
    isPaymentPending: live !== undefined,
    pendingAmount: live === undefined ? null : cents(live.amount_cents),
    agencyPayments: paidTo('antai').map(paymentOf),
    debtRecoveryPayments: paidTo('recovery').map(paymentOf),
    claims: claims.map(claim => claimOf(claim, reader)),
    paymentDeadline: momentOf(row.terms, 'paymentDeadline'),
    appealDeadline: momentOf(row.terms, 'appealDeadline'),
    refundId: await findRefundId(db, id),
    payouts: (await listPayouts(db, id)).map(({ amount_cents, paid_at }) => ({
      amount: cents(amount_cents),
      paidAt: paid_at,
    })),
  }
}
