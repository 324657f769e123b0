import type { SupportingEvidence } from '../evidence/index.ts'
import type { OfferId } from '../ids/index.ts'
import type { RightPlan } from '../orders/index.ts'
import type { Day, HolidayName, Weekday } from '../time/index.ts'

/** Who may request it (`conditions.productScope`). */
export type OfferScope = 'personal' | 'professional' | 'both'

export interface CustomField {
  readonly id: string
  readonly label: string
  readonly isDeleted: boolean
}

export interface DocumentationLink {
  readonly label: string
  readonly url: string
}

/** What a request must contain (`applicationProcedure`, first document §3). */
export interface ApplicationProcedure {
  readonly description: string
  readonly documentationLinks: readonly DocumentationLink[]
  readonly customFields: readonly CustomField[]
  readonly supportingEvidences: readonly SupportingEvidence[]
  /** Usual number of days until the city decides, if given. */
  readonly decisionDays?: number
}

/** Days, both inclusive. */
export interface DayRange {
  readonly from: Day
  readonly to: Day
}

/** When an offer may start (second document §3 and §5). */
export interface StartRules {
  /** Empty: every weekday. */
  readonly weekdays: readonly Weekday[]
  /** Excluded holidays: the city's whole calendar, or the listed names and days. */
  readonly holidays: 'all' | readonly (HolidayName | Day)[]
  readonly specialDays: readonly DayRange[]
  /** Number of days from today on which it may not start. */
  readonly blockedDays: number
}

/** Subscription plan (first document §3, second document §3). */
export interface Offer extends RightPlan {
  readonly kind: 'offer'
  readonly id: OfferId
  readonly nextPlanId: OfferId | null
  readonly mustContainPlate: boolean
  /** Maximum number of plates; at least 1 where plates are required. */
  readonly maxPlates: number
  readonly scope: OfferScope
  /** One of them must be held (empty: none needed). */
  readonly requiredPlanIds: readonly OfferId[]
  /** None of them may be held. */
  readonly forbiddenPlanIds: readonly OfferId[]
  /** Restricts the zones to those of the required right. */
  readonly isZoneFromEligibility: boolean
  /** Restricts the zones to where the subscriber lives or works. */
  readonly isZoneFromResidence: boolean
  /** Maximum number of simultaneous orders per subscriber; null or 0 for no limit. */
  readonly orderLimit: number | null
  /** Only for vehicles of the garage with one of these Crit'Air classes; empty: any vehicle, known or not. */
  readonly vehicleCritairs: readonly string[]
  /** Only for vehicles of one of these categories (`CAR`, `VAN`); empty: of any. */
  readonly vehicleCategories: readonly string[]
  readonly startRules: StartRules
  readonly procedure: ApplicationProcedure
}
