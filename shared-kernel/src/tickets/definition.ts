import type { DefinitionId, OfferId, OptionId, ZoneId } from '../ids/index.ts'
import type { RightPlan } from '../orders/index.ts'
import type { IsoDuration, Weekday } from '../time/index.ts'

/** Who may get a ticket: holders of this offer with one of these options (empty: any option). */
export interface DefinitionScope {
  readonly offerId: OfferId
  readonly optionIds: readonly OptionId[]
}

/** Period in which tickets are counted (first document §9). */
export type QuotaBasis = 'civil-year' | 'eligibility-period'

/** Parking right definition: the plan of a ticket (first document §3). */
export interface Definition extends RightPlan {
  readonly kind: 'definition'
  readonly id: DefinitionId
  readonly nextPlanId: DefinitionId | null
  /** Duration of one ticket when its option sets none. */
  readonly validityPeriod: IsoDuration | null
  /** Empty: every weekday. */
  readonly allowedWeekDays: readonly Weekday[]
  /** Null for no limit. */
  readonly maximumTicketNumberPerYear: number | null
  readonly quotaBasis: QuotaBasis
  /** Several consecutive tickets can be ordered at once, up to a requested end. */
  readonly isMultipleOrderAllowed: boolean
  /** The ticket starts at a chosen hour and ends at the same hour. */
  readonly computeExactHourlyEnd: boolean
  /** The zone is not asked for: it follows from the subscriber. */
  readonly isZoneAutoSelected: boolean
  /** Only for residents of these zones (empty: everyone). */
  readonly residenceZoneIds: readonly ZoneId[]
  /** Only for holders of these (empty: everyone). */
  readonly scopes: readonly DefinitionScope[]
  readonly mustOrderWithPlate: boolean
  /** Plates are chosen from the subscription's. */
  readonly shouldUseSubscriptionPlate: boolean
  readonly maxPlates: number
  readonly canUseCustomEmail: boolean
}
