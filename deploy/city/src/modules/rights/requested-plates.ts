import { zoneId } from '@parvis/shared-kernel/ids'
import { vehicleRule } from '@parvis/shared-kernel/offers'
import { type Occupancy, plateFaults, type RightPlan } from '@parvis/shared-kernel/orders'
import { dropBlankPlates, type Plate, plate } from '@parvis/shared-kernel/plates'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { requireFreePlates } from '../requests/plate-use.ts'
import { REQUEST_REFUSALS, requireAllowed, requireNoFaults } from '../requests/request-refusals.ts'
import type { PersonKey } from '../subscriber/person-key.ts'
import { readGarage } from '../vehicles/vehicle.repo.ts'
import { maxPlatesOf, type planOf } from './plan-of-right.ts'
import { findRight, type RightRow } from './right.repo.ts'

type Plan = Awaited<ReturnType<typeof planOf>>

/** Blanks repeated plates, so that each counts once and positions stay. */
const withoutDoubles = (raw: readonly string[]): string[] => {
  const read = raw.map(plate)
  return raw.map((text, index) => {
    const earlier = read.slice(0, index)
    return earlier.some(other => other !== null && other === read[index]) ? '' : text
  })
}

/** Plates a ticket may use when its definition restricts them to the subscription's; null: any. */
const allowedPlates = async (db: Database, right: RightRow, plan: Plan): Promise<readonly Plate[] | null> => {
  if (plan?.kind !== 'definition' || !plan.shouldUseSubscriptionPlate) return null
  const subscription =
    right.subscription_id === null ? undefined : await findRight(db, right.city_id, right.subscription_id)
  return dropBlankPlates(subscription?.plates ?? [])
}

/** Plates wished for a right, by the request rules: at least one, at most the plan's maximum. */
export const requestedPlates = async (
  db: Database,
  right: RightRow,
  plan: Plan,
  raw: readonly string[],
): Promise<readonly Plate[]> => {
  const needs = { isRequired: true, max: maxPlatesOf(plan), among: await allowedPlates(db, right, plan) }
  requireNoFaults(REQUEST_REFUSALS.plates, plateFaults(withoutDoubles(raw), needs))
  return dropBlankPlates(raw)
}

const addedTo = ({ plates: held }: Pick<RightRow, 'plates'>, plates: readonly Plate[]): readonly Plate[] =>
  plates.filter(plate => !held.includes(plate))

/**
 * Requires plates of the caller's garage where the offer is for certain vehicles only. Plates already on the right are not
 * checked: they may be its other holder's.
 */
export const mustBeVehicles = async (
  db: Database,
  caller: PersonKey,
  { right, plan, plates }: { right: RightRow; plan: Plan; plates: readonly Plate[] },
): Promise<void> => {
  if (plan?.kind !== 'offer') return
  const verdict = vehicleRule(plan, addedTo(right, plates), await readGarage(db, caller))
  requireAllowed(REQUEST_REFUSALS.plates, verdict, 'plates')
}

interface RequestedPlates {
  right: RightRow
  plan: RightPlan | null
  plates: readonly Plate[]
  now: Instant
}

/** What the added plates would occupy from now on. */
const occupancyWith = (plan: RightPlan, { right, plates, now }: RequestedPlates): Occupancy => ({
  planId: plan.id,
  plates: addedTo(right, plates),
  zoneIds: right.zone_ids.map(zoneId),
  period: { start: laterOf(right.start_of_validity ?? now, now), end: right.end_of_validity },
})

const laterOf = (a: Instant, b: Instant): Instant => (a > b ? a : b)

/** Same rule as for a subscription request; plates already on the right are not checked. */
export const mustBeFree = async (transaction: Database, requested: RequestedPlates): Promise<void> => {
  const { right, plan } = requested
  if (plan?.kind !== 'offer') return
  const owner = { cityId: right.city_id, subscriberId: right.subscriber_id }
  await requireFreePlates(transaction, owner, occupancyWith(plan, requested), plan)
}
