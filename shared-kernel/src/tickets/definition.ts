import type { DefinitionId, OfferId, OptionId, ZoneId } from '../ids/index.ts'
import type { PlanOption, RightPlan } from '../orders/index.ts'
import type { IsoDuration, Weekday } from '../time/index.ts'

/** Who may have a ticket: holders of this offer, with one of these options (empty: any of them). */
export interface DefinitionScope {
  readonly offerId: OfferId
  readonly optionIds: readonly OptionId[]
}

/** Over which year the tickets are counted (first document §9). */
export type QuotaBasis = 'civil-year' | 'eligibility-period'

/** Parking right definition: what a ticket is made from (first document §3). */
export interface Definition extends RightPlan {
  readonly kind: 'definition'
  readonly id: DefinitionId
  readonly nextPlanId: DefinitionId | null
  /** How long one ticket lasts where no option says otherwise. */
  readonly validityPeriod: IsoDuration | null
  /** Empty: every weekday. */
  readonly allowedWeekDays: readonly Weekday[]
  /** Null: as many as one likes. */
  readonly maximumTicketNumberPerYear: number | null
  readonly quotaBasis: QuotaBasis
  /** Several tickets in a row are ordered at once, up to a wished end. */
  readonly isMultipleOrderAllowed: boolean
  /** The ticket starts at a chosen hour and ends at the same hour. */
  readonly computeExactHourlyEnd: boolean
  /** The zone is not asked: it is the subscriber's. */
  readonly isZoneAutoSelected: boolean
  /** Only for people of these zones (empty: everyone). */
  readonly residenceZoneIds: readonly ZoneId[]
  /** Only for holders of these (empty: everyone). */
  readonly scopes: readonly DefinitionScope[]
  readonly mustOrderWithPlate: boolean
  /** Plates are chosen among those of the subscription. */
  readonly shouldUseSubscriptionPlate: boolean
  readonly maxPlates: number
  readonly canUseCustomEmail: boolean
}

/** A duration and its price, as a definition has them. */
export type DefinitionOption = PlanOption
