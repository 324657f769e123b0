import { displayFineId, dueNow, type Fine } from '@parvis/shared-kernel/fines'
import { isPaymentDue } from '@parvis/shared-kernel/orders'
import { PAGES, pathTo, rightPath } from '@parvis/shared-kernel/paths'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { mustExist, Refusal } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'
import { findFine } from '../fines/fine.repo.ts'
import { planOf } from '../rights/plan-of-right.ts'
import { readDetailsOf } from '../rights/right.details.ts'
import { rightOf } from '../rights/right.model.ts'
import { findRight, type RightRow } from '../rights/right.repo.ts'
import type { Resource } from './operation.repo.ts'

/** What is to be paid; access was checked before. */
export interface Payable {
  resource: Resource
  amount: number
  /** Last instant at which this amount can be paid; null if it does not change with time. */
  amountUntil: Instant | null
  /** What a fine costs after that; null if the same. */
  amountLater: number | null
  /** When a right is valid, once it is paid; null for a fine. */
  period: { from: Instant; to: Instant } | null
  /** Description on the card page. */
  label: string
  /** Path on the portal to return to. */
  returnPath: string
}

/** Returns the right's present price, or refuses with the reason why it cannot be paid. */
export const payableRight = async (
  { db, clock }: PayableDeps,
  city: City,
  row: RightRow,
): Promise<Payable> => {
  const viewer = { subscriberId: row.subscriber_id, timeZone: city.timeZone, hasEmail: true }
  const right = rightOf(row, await readDetailsOf(db, row), viewer)
  const plan = await planOf(db, row)
  if (!isPaymentDue(right, plan, clock.now()).allowed) throw new Refusal(409, 'OrderPaymentNotAllowed')
  const { start_of_validity: from, end_of_validity: to } = row
  return {
    resource: { kind: row.kind, id: row.right_id },
    amount: row.price_cents,
    // A ticket is payable until it ends.
    amountUntil: row.kind === 'ticket' ? to : null,
    amountLater: null,
    period: from !== null && to !== null ? { from, to } : null,
    label: plan?.name ?? row.right_id,
    returnPath: rightPath({ kind: row.kind, id: row.right_id }),
  }
}

/** Returns the fine's present amount due; refuses if nothing is left to pay. */
export const payableFine = ({ clock }: Pick<Deps, 'clock'>, fine: Fine): Payable => {
  const asked = dueNow(fine, clock.now())
  if (asked === null) throw new Refusal(409, 'FineNothingToPay')
  return {
    resource: { kind: 'fine', id: fine.id },
    amount: asked.due,
    amountUntil: asked.later === null ? null : asked.until,
    amountLater: asked.later,
    period: null,
    label: displayFineId(fine.id),
    returnPath: pathTo(PAGES.finePayments, { fineId: fine.id }),
  }
}

/** A database (or transaction) and the clock: all that computing the amount due needs. */
export interface PayableDeps extends Pick<Deps, 'clock'> {
  db: Database
}

/** Reads anew what a right or a fine costs. */
export const readPayable = async (
  deps: PayableDeps,
  city: City,
  { kind, id }: Resource,
): Promise<Payable> => {
  if (kind === 'fine') return payableFine(deps, mustExist(await findFine(deps.db, city.cityId, id)))
  return payableRight(deps, city, mustExist(await findRight(deps.db, city.cityId, id)))
}
