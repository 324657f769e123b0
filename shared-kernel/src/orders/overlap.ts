import type { ZoneId } from '../ids/index.ts'
import type { Plate } from '../plates/index.ts'
import { overlaps, type Period } from '../time/index.ts'
import { isActive } from './in-force.ts'
import type { Right } from './right.ts'
import type { RightPlan } from './right-plan.ts'

/** What two rights of one plan must not share. */
export interface Occupancy {
  readonly planId: RightPlan['id']
  readonly plates: readonly Plate[]
  readonly zoneIds: readonly ZoneId[]
  readonly period: Period
}

const share = <T>(a: readonly T[], b: readonly T[]): boolean => a.some(item => b.includes(item))

/**
 * Whether two occupancies conflict: same plan, a shared plate, a shared zone where zones are chosen, and overlapping
 * periods. Symmetric.
 */
export const occupanciesOverlap = (a: Occupancy, b: Occupancy, hasZoneChoice: boolean): boolean =>
  a.planId === b.planId &&
  share(a.plates, b.plates) &&
  (!hasZoneChoice || share(a.zoneIds, b.zoneIds)) &&
  overlaps(a.period, b.period)

/** The occupancy of a right; null without a start. */
export const occupancyOf = (right: Right): Occupancy | null =>
  right.startOfValidity === null
    ? null
    : {
        planId: right.planId,
        plates: right.plates,
        zoneIds: right.zoneIds,
        period: { start: right.startOfValidity, end: right.endOfValidity },
      }

/**
 * The accepted right of the same plan that a requested one would overlap, or null (first document §5). Only a warning.
 */
export function overlap<R extends Right>(
  rights: readonly R[],
  requested: Occupancy,
  hasZoneChoice: boolean,
): R | null {
  const isInTheWay = (right: R): boolean => {
    const held = isActive(right) ? occupancyOf(right) : null
    return held !== null && occupanciesOverlap(held, requested, hasZoneChoice)
  }
  return rights.find(isInTheWay) ?? null
}
