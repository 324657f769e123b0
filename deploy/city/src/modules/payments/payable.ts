import { amountDue, displayFineId, type Fine } from '@parvis/shared-kernel/fines'
import { isPaymentDue } from '@parvis/shared-kernel/orders'
import { PAGES, pathTo, rightPath } from '@parvis/shared-kernel/paths'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { notFound, Refusal } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'
import { findFine } from '../fines/fine.repo.ts'
import { planOf } from '../rights/plan-of-right.ts'
import { readDetails } from '../rights/right.details.ts'
import { rightOf } from '../rights/right.model.ts'
import { findRight, type RightRow } from '../rights/right.repo.ts'
import type { Resource } from './operation.repo.ts'

/** What shall be paid; who pays was decided before. */
export interface Payable {
  resource: Resource
  amount: number
  /** Last instant of this amount; null when it does not change with time. */
  amountUntil: Instant | null
  /** What the card page calls it. */
  label: string
  /** Path below the portal to come back to. */
  returnPath: string
}

/** What a right costs now, or the refusal that says why it cannot be paid. */
export const payableRight = async (
  { db, clock }: PayableDeps,
  city: City,
  row: RightRow,
): Promise<Payable> => {
  const viewer = { subscriberId: row.subscriber_id, timeZone: city.timeZone, hasEmail: true }
  const right = rightOf(row, (await readDetails(db, [row]))(row), viewer)
  const plan = await planOf(db, row)
  if (!isPaymentDue(right, plan, clock.now()).allowed || row.price_cents <= 0)
    throw new Refusal(409, 'OrderPaymentNotAllowed')
  return {
    resource: { kind: row.kind, id: row.right_id },
    amount: row.price_cents,
    amountUntil: null,
    label: plan?.name ?? row.right_id,
    returnPath: rightPath({ kind: row.kind, id: row.right_id }),
  }
}

/** What a fine costs now, or the refusal when nothing is left to pay. */
export const payableFine = ({ clock }: Pick<Deps, 'clock'>, fine: Fine): Payable => {
  const { due, reducedUntil } = amountDue(fine, clock.now())
  if (due <= 0) throw new Refusal(409, 'FineNothingToPay')
  return {
    resource: { kind: 'fine', id: fine.id },
    amount: due,
    amountUntil: reducedUntil,
    label: displayFineId(fine.id),
    returnPath: pathTo(PAGES.finePayments, { fineId: fine.id }),
  }
}

/** A database (or a transaction of it) and the clock: enough to say what is due. */
export interface PayableDeps extends Pick<Deps, 'clock'> {
  db: Database
}

/** What a right or a fine costs, read anew by its name. */
export const readPayable = async (
  deps: PayableDeps,
  city: City,
  { kind, id }: Resource,
): Promise<Payable> => {
  if (kind === 'fine') {
    const fine = await findFine(deps.db, city.cityId, id)
    if (fine === null) throw notFound()
    return payableFine(deps, fine)
  }
  const row = await findRight(deps.db, city.cityId, id)
  if (row === undefined) throw notFound()
  return payableRight(deps, city, row)
}
