import { type ApiFailure, type ErrorCode, matchErrorCode } from '@parvis/shared-kernel/errors'
import type { Definition } from '@parvis/shared-kernel/tickets'
import type { AskingStep } from '../../request/steps.model.ts'

/** Where somebody changes what the city refuses. */
export interface RefusedField {
  readonly step: AskingStep
  readonly field: string
}

// `when`: the hour with exact hours, else the day; `end`: the last day of several, else the first.
const FIELD_OF_CODE = {
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

// A fault of the form is told by its path in the body that was sent.
const FIELD_OF_PATH: Readonly<Record<string, string>> = {
  startOfValidity: 'when',
  desiredEndOfValidity: 'end',
  subscriptionId: 'subscription',
  validityAreaId: 'zone',
  customEmail: 'email',
  selectedOptionId: 'option',
}

const STEP_OF: Readonly<Record<string, AskingStep>> = {
  option: 'detail',
  subscription: 'detail',
  consent: 'detail',
  address: 'identity',
}

type Kind = Pick<Definition, 'computeExactHourlyEnd' | 'isMultipleOrderAllowed'>

const fieldFor = (name: string, { computeExactHourlyEnd, isMultipleOrderAllowed }: Kind): string => {
  if (name === 'when') return computeExactHourlyEnd ? 'hour' : 'start'
  return name === 'end' && !isMultipleOrderAllowed ? 'start' : name
}

const isPlate = (path: string): boolean => /^plates(\.\d+)?$/.test(path)
const isKnown = (code: ErrorCode): code is keyof typeof FIELD_OF_CODE => Object.hasOwn(FIELD_OF_CODE, code)

/** The answer that a refusal is about; null when it is about the request as a whole. */
export function refusedField(failure: ApiFailure | null, definition: Kind): RefusedField | null {
  if (failure?.kind !== 'api') return null
  const code = matchErrorCode(failure.code ?? '', failure.error, failure.message)
  const path = failure.fields?.[0]?.path
  const told = path === undefined ? undefined : isPlate(path) ? path : FIELD_OF_PATH[path]
  const name = code !== null && isKnown(code) ? FIELD_OF_CODE[code] : told
  if (name === undefined) return null
  const field = fieldFor(name, definition)
  return { field, step: STEP_OF[field] ?? 'complement' }
}

/** The request was taken before, by this id with other answers: the ticket is there already. */
export const isTakenBefore = (failure: ApiFailure | null): boolean =>
  failure?.kind === 'api' &&
  ['IdempotencyKeyReused', 'OrderAlreadyExists'].includes(
    matchErrorCode(failure.code ?? '', failure.error, failure.message) ?? '',
  )
