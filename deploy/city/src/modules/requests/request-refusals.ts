import type { ErrorCode, Verdict } from '@parvis/shared-kernel/errors'
import type { OfferRefusal, SubscriptionPeriodRefusal, VehicleRefusal } from '@parvis/shared-kernel/offers'
import type { PlateRefusal, ProfileRefusal, RequestFault } from '@parvis/shared-kernel/orders'
import type {
  DefinitionRefusal,
  SubscriptionRefusal,
  TicketOrderRefusal,
} from '@parvis/shared-kernel/tickets'
import { type FieldFault, Refusal } from '../../http/refusal.ts'

type Codes<R extends string> = Readonly<Record<R, ErrorCode>>

/** Faults of the requester's profile. A professional's company is known by its address. */
const profile = {
  'profile-missing': 'SubscriberProfileMissing',
  'identity-missing': 'SubscriberProfileIdMissing',
  'address-incomplete': 'SubscriberProfileResidenceMissing',
  'professional-address-incomplete': 'SubscriberProfileCompanyMissing',
} as const satisfies Codes<ProfileRefusal>

/**
 * Whether the offer is for this subscriber now. Closed, withdrawn and non-public offers answer as non-existent; the
 * wrong kind of subscriber is an unmet requirement; held and missing rights have their own codes.
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
  // Mutually exclusive offers asked for at once: one awaits its payment, or something else.
  'forbidden-right-to-pay': 'OrderIncompatibleWithWaitingToPayOrder',
  'forbidden-right-requested': 'OrderIncompatible',
} as const satisfies Codes<OfferRefusal>

/**
 * The renewed order: invisible ones do not exist, shared ones are their owner's to renew, and one with a living renewal
 * is already requested.
 */
const renewal = {
  'renewed-unknown': 'NoOrderWithThisIdInTheCity',
  'renewed-of-another': 'CannotCreateOrderWithMoreThanOneSubscriber',
  'renewed-already': 'OrderAlreadyExists',
  'not-renewable': 'OrderRestrictionViolation',
  'renews-to-another-offer': 'OrderRestrictionViolation',
} as const satisfies Codes<string>

/** Start of a subscription. "As soon as possible" may find no day. */
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
  // No zone can be selected automatically.
  'no-zone': 'OrderCreationSubscriberNeedAZone',
} as const satisfies Codes<DefinitionRefusal>

/** The subscription carrying a ticket: it exists, qualifies, and is valid from the ticket's start to its end. */
const subscription = {
  'subscription-unknown': 'UsedOrderNotFound',
  'subscription-out-of-scope': 'OrderActiveRightDoesNotMatchAnyRequiredProduct',
  'subscription-not-in-force': 'OrderActiveRightNotFulfilled',
  'subscription-ambiguous': 'MissingActiveRightUsed',
  'start-not-covered': 'ActiveRightDoesNotCoverStartingDateOfOrders',
  'end-not-covered': 'OrderPeriodEndOutsideEligibilityPeriodAndAnyFallbackEligibility',
} as const satisfies Codes<SubscriptionRefusal | 'start-not-covered' | 'end-not-covered'>

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
 * Plates and vehicles. Unreadable and repeated plates are faults of the form. A plate is used when somebody else has a
 * living subscription of the offer for it at the same time and, with zone choice, in the same zone; for one's own
 * rights the specification wants only a warning, and tickets may share a plate.
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

/**
 * Validity zone. A zone not on offer includes one where the subscriber does not live when the offer requires residence.
 */
const zone = {
  'zone-missing': 'AtLeastOneZoneIsMandatory',
  'zone-not-offered': 'OrderRestrictionViolation',
  'zone-not-of-residence': 'SubscriberDoesNotResideInRequiredZones',
} as const satisfies Codes<string>

/** Other form faults: unknown option, missing answer, invalid address. */
const form = {
  'option-missing': 'ValidationFailed',
  'custom-field-missing': 'ValidationFailed',
  'email-faulty': 'ValidationFailed',
} as const satisfies Codes<string>

/**
 * Documents: not asked for; unknown; not fully uploaded; too old or rejected by an agent, so to be sent again;
 * mandatory ones missing.
 */
const evidence = {
  'evidence-not-asked': 'OrderEvidenceNotExpected',
  'evidence-unknown': 'OrderEvidenceNotFound',
  'evidence-not-uploaded': 'EvidenceNeedsToBeUploaded',
  'evidence-worn-out': 'EvidenceNoLongerAvailable',
  'evidence-missing': 'OrderEvidenceMissing',
} as const satisfies Codes<string>

/**
 * The client's id: with another body it is a reused key; on another right of the subscriber it already exists. Another
 * subscriber's id answers 404, like everything of theirs.
 */
const id = {
  'id-of-other-body': 'IdempotencyKeyReused',
  'id-of-other-right': 'OrderAlreadyExists',
} as const satisfies Codes<string>

/** Code of each refusal of a creation request, in one table. */
export const REQUEST_REFUSALS = {
  profile,
  offer,
  renewal,
  subscriptionPeriod,
  requiredRight,
  definition,
  subscription,
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

/** Builds the refusal of a code, with the body fields at fault. */
export const refuse = (code: ErrorCode, ...fields: readonly FieldFault[]): Refusal =>
  new Refusal(statusOf(code), code, fields.length === 0 ? {} : { fields })

/** Refuses by the table unless the rule allows it. */
export const requireAllowed = <R extends string>(
  codes: Codes<R>,
  verdict: Verdict<R>,
  path?: string,
): void => {
  if (verdict.allowed) return
  throw refuse(codes[verdict.reason], ...(path === undefined ? [] : [{ path, message: verdict.reason }]))
}

/** Refuses for the first fault, naming the fields of all faults of its kind. */
export const requireNoFaults = <R extends string>(
  codes: Codes<R>,
  faults: readonly RequestFault<R>[],
): void => {
  const [first] = faults
  if (first === undefined) return
  const alike = faults.filter(({ reason }) => codes[reason] === codes[first.reason])
  throw refuse(codes[first.reason], ...alike.map(({ field, reason }) => ({ path: field, message: reason })))
}
