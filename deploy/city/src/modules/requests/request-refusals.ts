import type { ErrorCode, Verdict } from '@parvis/shared-kernel/errors'
import type {
  CompatibilityRefusal,
  OfferRefusal,
  SubscriptionPeriodRefusal,
  VehicleRefusal,
} from '@parvis/shared-kernel/offers'
import type { PlateRefusal, ProfileRefusal, RequestProblem } from '@parvis/shared-kernel/orders'
import type { CarrierRefusal, DefinitionRefusal, TicketOrderRefusal } from '@parvis/shared-kernel/tickets'
import { type FieldFault, Refusal } from '../../http/refusal.ts'

type Codes<R extends string> = Readonly<Record<R, ErrorCode>>

/** Who asks: what the profile lacks. The company of a professional is known by its address. */
const profile = {
  'profile-missing': 'SubscriberProfileMissing',
  'identity-missing': 'SubscriberProfileIdMissing',
  'address-incomplete': 'SubscriberProfileResidenceMissing',
  'professional-address-incomplete': 'SubscriberProfileCompanyMissing',
} as const satisfies Codes<ProfileRefusal>

/**
 * Whether the offer is for this subscriber now. What is closed, withdrawn or not for the public is told like what does
 * not exist. Being of another kind is an unmet requirement; a right that is held or lacks is told apart from it.
 */
const offer = {
  deleted: 'OrderCreationNotAvailable',
  'not-public': 'OrderCreationNotAvailable',
  closed: 'OrderCreationNotAvailable',
  'for-professionals': 'OrderRequirementNotFulfilled',
  'for-residents': 'OrderRequirementNotFulfilled',
  'forbidden-right-held': 'OrderIncompatibleWithAnotherOrder',
  'required-right-missing': 'OrderActiveRightNotFulfilled',
  'order-limit-reached': 'OrderMaximumNumberOfOrdersExceeded',
  'residence-unknown': 'OrderCreationSubscriberNeedAZone',
  'residence-zone': 'SubscriberDoesNotResideInRequiredZones',
  // The required right lies in none of the offer's zones.
  'no-zone': 'OrderRestrictionViolation',
} as const satisfies Codes<OfferRefusal>

/** Offers that exclude each other, asked for at once: one of them waits for its payment, or for something else. */
const compatibility = {
  'forbidden-right-to-pay': 'OrderIncompatibleWithWaitingToPayOrder',
  'forbidden-right-requested': 'OrderIncompatible',
} as const satisfies Codes<CompatibilityRefusal>

/**
 * What is renewed: an order that the subscriber cannot see does not exist; one that was shared with them is its
 * owner's to renew; one that a living order renews already was asked for before.
 */
const renewal = {
  'renewed-unknown': 'NoOrderWithThisIdInTheCity',
  'renewed-of-another': 'CannotCreateOrderWithMoreThanOneSubscriber',
  'renewed-already': 'OrderAlreadyExists',
  'not-renewable': 'OrderRestrictionViolation',
  'renews-to-another-offer': 'OrderRestrictionViolation',
} as const satisfies Codes<string>

/** When a subscription starts. "As soon as possible" may be never. */
const subscriptionPeriod = {
  past: 'OrderRestrictionViolation',
  'blocked-period': 'OrderRestrictionViolation',
  weekday: 'ValidityPeriodDoesNotStartOnOneOfRequiredWeekDay',
  holiday: 'OrderRestrictionViolation',
  'special-day': 'OrderRestrictionViolation',
  'no-possible-day': 'RequestedDurationUnreachable',
  'before-renewed-end': 'OrderRestrictionViolation',
} as const satisfies Codes<SubscriptionPeriodRefusal>

/** The right that an offer requires, on the day the new one starts. */
const requiredRight = {
  'start-outside-required-right': 'OrderPeriodStartOutsideEligibilityPeriod',
} as const satisfies Codes<string>

/** Whether the definition is for this subscriber now. */
const definition = {
  deleted: 'OrderCreationNotAvailable',
  'not-public': 'OrderCreationNotAvailable',
  closed: 'OrderCreationNotAvailable',
  'no-matching-subscription': 'ActiveRightMandatory',
  'residence-unknown': 'OrderCreationSubscriberNeedAZone',
  'residence-zone': 'SubscriberDoesNotResideInRequiredZones',
  // The zone that would be selected by itself.
  'no-zone': 'OrderCreationSubscriberNeedAZone',
} as const satisfies Codes<DefinitionRefusal>

/** The subscription that carries a ticket: whether it exists, will do, and is valid from the ticket's start to its end. */
const carrier = {
  'carrier-unknown': 'UsedOrderNotFound',
  'carrier-out-of-scope': 'OrderActiveRightDoesNotMatchAnyRequiredProduct',
  'carrier-not-in-force': 'OrderActiveRightNotFulfilled',
  'carrier-ambiguous': 'MissingActiveRightUsed',
  'start-not-covered': 'ActiveRightDoesNotCoverStartingDateOfOrders',
  'end-not-covered': 'OrderPeriodEndOutsideEligibilityPeriodAndAnyFallbackEligibility',
} as const satisfies Codes<CarrierRefusal | 'start-not-covered' | 'end-not-covered'>

/** When tickets start and end, and how many of them the year allows. */
const ticket = {
  past: 'OrderPeriodViolation',
  weekday: 'ValidityPeriodDoesNotStartOnOneOfRequiredWeekDay',
  'end-missing': 'ValidationFailed',
  'end-before-start': 'OrderPeriodStartAfterEnd',
  'end-equals-start': 'ValidityPeriodStartDateEqualsEndDate',
  'longer-than-option': 'ValidityPeriodDurationExceedsOptionDuration',
  unreachable: 'RequestedDurationUnreachable',
  'quota-used-up': 'OrderMaximumNumberOfOrdersExceeded',
} as const satisfies Codes<TicketOrderRefusal | 'quota-used-up'>

/**
 * Plates and their vehicles. What cannot be read, or stands there twice, is a fault of the form. A plate is used when
 * somebody else has a living subscription of the same offer for it over the same time and, where zones are chosen, in
 * the same zone; for one's own rights the specification wants a warning only, and tickets may share a plate.
 */
const plates = {
  'plate-missing': 'OrderPlateRequirementNotFulfilled',
  'too-many-plates': 'OrderPlateMaxLengthExceeded',
  'plate-malformed': 'ValidationFailed',
  'plate-twice': 'ValidationFailed',
  'plate-not-of-subscription': 'OrderActiveRightDoesNotCoverEveryPlate',
  'plate-used': 'OrderPlateUsed',
  'vehicle-unknown': 'OrderPlateNoVehicle',
  'vehicle-class': 'OrderRestrictionViolation',
} as const satisfies Codes<PlateRefusal | VehicleRefusal | 'plate-used'>

/** Where it shall be valid. A zone that is not on offer is one where the subscriber does not live when the offer asks that. */
const zone = {
  'zone-missing': 'AtLeastOneZoneIsMandatory',
  'zone-not-offered': 'OrderRestrictionViolation',
  'zone-not-of-residence': 'SubscriberDoesNotResideInRequiredZones',
} as const satisfies Codes<string>

/** The rest of the form: an option that is not there, an answer that lacks, an address that is none. */
const form = {
  'option-missing': 'ValidationFailed',
  'custom-field-missing': 'ValidationFailed',
  'email-faulty': 'ValidationFailed',
} as const satisfies Codes<string>

/**
 * Documents: not asked for; never seen; begun but not sent whole; too old or refused by an agent, so that it must be
 * sent again; and the mandatory ones that lack.
 */
const evidence = {
  'evidence-not-asked': 'OrderEvidenceNotExpected',
  'evidence-unknown': 'OrderEvidenceNotFound',
  'evidence-not-uploaded': 'EvidenceNeedsToBeUploaded',
  'evidence-worn-out': 'EvidenceNoLongerAvailable',
  'evidence-missing': 'OrderEvidenceMissing',
} as const satisfies Codes<string>

/**
 * The id that the client made: with another body it is another request under a used key; one that names something of
 * the subscriber's that no such request made exists already. An id of somebody else's answers 404, like all of theirs.
 */
const id = {
  'id-of-other-body': 'IdempotencyKeyReused',
  'id-of-other-right': 'OrderAlreadyExists',
} as const satisfies Codes<string>

/** Why a request is refused, and the code that says so: the one table of creation. */
export const REQUEST_REFUSALS = {
  profile,
  offer,
  compatibility,
  renewal,
  subscriptionPeriod,
  requiredRight,
  definition,
  carrier,
  ticket,
  plates,
  zone,
  form,
  evidence,
  id,
} as const

const STATUS: Partial<Record<ErrorCode, 400 | 404 | 422>> = {
  ValidationFailed: 400,
  IdempotencyKeyReused: 422,
  NoOrderWithThisIdInTheCity: 404,
  UsedOrderNotFound: 404,
  OrderEvidenceNotFound: 404,
}

export const statusOf = (code: ErrorCode): 400 | 404 | 409 | 422 => STATUS[code] ?? 409

/** The refusal of a code, with the field of the body that it is about. */
export const refuse = (code: ErrorCode, ...fields: readonly FieldFault[]): Refusal =>
  new Refusal(statusOf(code), code, fields.length === 0 ? {} : { fields })

/** Goes on when the rule allows it, else refuses by the table. */
export const insist = <R extends string>(codes: Codes<R>, verdict: Verdict<R>, path?: string): void => {
  if (verdict.allowed) return
  throw refuse(codes[verdict.reason], ...(path === undefined ? [] : [{ path, message: verdict.reason }]))
}

/** Goes on when nothing is in the way, else refuses for the first problem and names the fields of all of the same kind. */
export const insistNone = <R extends string>(
  codes: Codes<R>,
  problems: readonly RequestProblem<R>[],
): void => {
  const [first] = problems
  if (first === undefined) return
  const alike = problems.filter(({ reason }) => codes[reason] === codes[first.reason])
  throw refuse(codes[first.reason], ...alike.map(({ field, reason }) => ({ path: field, message: reason })))
}
