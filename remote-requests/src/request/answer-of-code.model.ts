import { type ApiFailure, type ErrorCode, matchErrorCode } from '@parvis/shared-kernel/errors'

// `when`: the hour with exact hours, else the day; `end`: the last day of several, else the first.
const ANSWER_OF_CODE = {
  OrderPeriodViolation: 'when',
  ValidityPeriodDoesNotStartOnOneOfRequiredWeekDay: 'start',
  OrderPeriodStartAfterEnd: 'end',
  ValidityPeriodStartDateEqualsEndDate: 'end',
  ValidityPeriodDurationExceedsOptionDuration: 'end',
  RequestedDurationUnreachable: 'end',
  OrderMaximumNumberOfOrdersExceeded: 'end',
  ActiveRightDoesNotCoverStartingDateOfOrders: 'start',
  OrderPeriodStartOutsideEligibilityPeriod: 'start',
  OrderPeriodEndOutsideEligibilityPeriodAndAnyFallbackEligibility: 'end',
  MissingActiveRightUsed: 'subscription',
  UsedOrderNotFound: 'subscription',
  ActiveRightMandatory: 'subscription',
  OrderActiveRightNotFulfilled: 'subscription',
  OrderActiveRightDoesNotMatchAnyRequiredProduct: 'subscription',
  OrderActiveRightDoesNotCoverEveryPlate: 'plates',
  OrderPlateUsed: 'plates',
  OrderPlateNoVehicle: 'plates',
  OrderPlateRequirementNotFulfilled: 'plates',
  OrderPlateMaxLengthExceeded: 'plates',
  AtLeastOneZoneIsMandatory: 'zone',
  SubscriberProfileMissing: 'address',
  SubscriberProfileIdMissing: 'address',
  SubscriberProfileResidenceMissing: 'address',
  SubscriberProfileCompanyMissing: 'address',
} as const satisfies Partial<Record<ErrorCode, string>>

type Known = keyof typeof ANSWER_OF_CODE
export type RefusedAnswer = (typeof ANSWER_OF_CODE)[Known]

const isKnown = (code: ErrorCode): code is Known => Object.hasOwn(ANSWER_OF_CODE, code)

/**
 * The answer that an error code concerns, for both kinds of request; undefined if no answer could change the refusal.
 */
export function answerOfCode(failure: ApiFailure | null): RefusedAnswer | undefined {
  if (failure?.kind !== 'api') return undefined
  const code = matchErrorCode(failure.code ?? '', failure.error, failure.message)
  return code !== null && isKnown(code) ? ANSWER_OF_CODE[code] : undefined
}
