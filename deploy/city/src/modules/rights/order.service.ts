import { cancelable, canEditPlates } from '@parvis/shared-kernel/orders'
import { dropBlankPlates, plate } from '@parvis/shared-kernel/plates'
import { at } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { badRequest, Refusal } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'
import { findLiveOperation } from '../payments/operation.repo.ts'
import type { Session } from '../session/session.service.ts'
import { maxPlatesOf, planOf } from './plan-of-right.ts'
import { changePlates, moveRight, type RightRow } from './right.repo.ts'
import { readRight } from './right.service.ts'

/** Cancels when the kernel's rule allows it; a payment in progress goes first, since the money may arrive. */
export const cancelRight = async (deps: Deps, city: City, session: Session, row: RightRow): Promise<void> => {
  const { db, clock } = deps
  const right = await readRight(deps, city, session, row)
  if (!cancelable(right, await planOf(db, row), clock.now()).allowed)
    throw new Refusal(409, 'OrderIsNotCancelable')
  const live = await findLiveOperation(db, { kind: row.kind, id: row.right_id })
  if (live !== undefined && live.expires_at > clock.now())
    throw new Refusal(409, 'OrderIsNotCancelableDueToPaymentNotif')
  if (!(await moveRight(db, row, 'canceled', clock.now()))) throw new Refusal(409, 'Conflict')
}

const readPlates = (raw: readonly string[]): string[] => {
  const faulty = raw.findIndex(text => text.trim() !== '' && plate(text) === null)
  if (faulty >= 0) throw badRequest([{ path: `plates.${faulty}`, message: 'malformed' }])
  return [...new Set(dropBlankPlates(raw))]
}

/** Writes the plates of a right that may be edited; blank ones are dropped, doubles count once. */
export const writePlates = async (
  deps: Deps,
  city: City,
  session: Session,
  row: RightRow,
  raw: readonly string[],
) => {
  const { db, clock } = deps
  const right = await readRight(deps, city, session, row)
  const plan = await planOf(db, row)
  if (!canEditPlates(right, plan, clock.now()).allowed) throw new Refusal(409, 'OrderRestrictionViolation')
  const plates = readPlates(raw)
  if (plates.length === 0) throw new Refusal(409, 'OrderPlateRequirementNotFulfilled')
  if (plates.length > maxPlatesOf(plan)) throw new Refusal(409, 'OrderPlateMaxLengthExceeded')
  const isDone = await changePlates(db, row, {
    changedAt: at(clock.now()),
    before: row.plates,
    after: plates,
  })
  if (!isDone) throw new Refusal(409, 'Conflict')
}
