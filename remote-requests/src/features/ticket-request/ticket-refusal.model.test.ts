import { type ErrorCode, failureOf } from '@parvis/shared-kernel/errors'
import { cityRefusal, networkDown } from '@parvis/shared-kernel/testing'
import { describe, expect, test } from 'vitest'
import { isTakenBefore, namedFault, refusedField } from './ticket-refusal.model.ts'

const day = { computeExactHourlyEnd: false, isMultipleOrderAllowed: false }
const hours = { ...day, computeExactHourlyEnd: true }
const row = { ...day, isMultipleOrderAllowed: true }

describe('where a refusal leads', () => {
  test.each([
    ['OrderPeriodViolation', day, 'complement start'],
    ['OrderPeriodViolation', hours, 'complement hour'],
    ['OrderMaximumNumberOfOrdersExceeded', day, 'complement start'],
    ['OrderMaximumNumberOfOrdersExceeded', row, 'complement end'],
    ['OrderPeriodStartAfterEnd', row, 'complement end'],
    ['OrderPeriodStartAfterEnd', day, 'complement start'],
    ['ValidityPeriodStartDateEqualsEndDate', row, 'complement end'],
    ['ValidityPeriodDurationExceedsOptionDuration', row, 'complement end'],
    ['RequestedDurationUnreachable', row, 'complement end'],
    ['OrderPeriodEndOutsideEligibilityPeriodAndAnyFallbackEligibility', row, 'complement end'],
    ['OrderPeriodStartOutsideEligibilityPeriod', row, 'complement start'],
    ['ValidityPeriodDoesNotStartOnOneOfRequiredWeekDay', hours, 'complement start'],
    ['ActiveRightDoesNotCoverStartingDateOfOrders', row, 'complement start'],
    ['MissingActiveRightUsed', day, 'detail subscription'],
    ['UsedOrderNotFound', day, 'detail subscription'],
    ['ActiveRightMandatory', day, 'detail subscription'],
    ['OrderActiveRightNotFulfilled', day, 'detail subscription'],
    ['OrderActiveRightDoesNotMatchAnyRequiredProduct', day, 'detail subscription'],
    ['OrderPlateUsed', day, 'complement plates'],
    ['OrderPlateNoVehicle', day, 'complement plates'],
    ['OrderPlateRequirementNotFulfilled', day, 'complement plates'],
    ['OrderPlateMaxLengthExceeded', day, 'complement plates'],
    ['SubscriberProfileMissing', day, 'identity address'],
    ['SubscriberProfileIdMissing', day, 'identity address'],
    ['SubscriberProfileResidenceMissing', day, 'identity address'],
    ['OrderActiveRightDoesNotCoverEveryPlate', day, 'complement plates'],
    ['AtLeastOneZoneIsMandatory', day, 'complement zone'],
    ['SubscriberProfileCompanyMissing', day, 'identity address'],
    ['OrderCreationNotAvailable', day, null],
  ] as const)('%s', (code, definition, expected) => {
    const found = refusedField(failureOf(cityRefusal(409, code)), definition)
    expect(found && `${found.step} ${found.field}`).toBe(expected)
  })

  test('a code within a longer message counts too', () => {
    const failure = failureOf(cityRefusal(409, 'Conflict', 'TICKET_OrderPeriodViolation_12: no'))
    expect(refusedField(failure, day)).toEqual({ step: 'complement', field: 'start' })
  })

  test('a field of the form is told by its path', () => {
    const refused = (path: string) =>
      refusedField(
        {
          kind: 'api',
          status: 400,
          error: 'ValidationFailed',
          message: '',
          code: 'ValidationFailed',
          fields: [{ path, message: 'malformed' }],
        },
        day,
      )
    expect(refused('plates.1')).toEqual({ step: 'complement', field: 'plates.1' })
    expect(refused('customEmail')).toEqual({ step: 'complement', field: 'email' })
    expect(refused('selectedOptionId')).toEqual({ step: 'detail', field: 'option' })
    expect(refused('elsewhere')).toBeNull()
    expect(refused('constructor')).toBeNull()
  })

  test('a lost network is about no answer', () => {
    expect(refusedField(failureOf(networkDown()), day)).toBeNull()
    expect(refusedField(null, day)).toBeNull()
  })
})

test.each([
  ['IdempotencyKeyReused', true],
  ['OrderAlreadyExists', true],
  ['OrderPlateUsed', false],
] as const)('%s says whether the ticket is there already: %s', (code, expected) => {
  expect(isTakenBefore(failureOf(cityRefusal(422, code)))).toBe(expected)
})

describe('what a refused answer is told to lack', () => {
  const invalid = (path: string, message: string, code: ErrorCode = 'ValidationFailed') =>
    namedFault({ kind: 'api', status: 400, error: code, message: '', code, fields: [{ path, message }] }, day)
  test.each([
    ['selectedOptionId', 'option-missing', { field: 'option', reason: 'option-missing' }],
    ['plates.1', 'plate-twice', { field: 'plates.1', reason: 'plate-twice' }],
    ['plates', 'plate-missing', { field: 'plates', reason: 'plate-missing' }],
    ['customEmail', 'malformed', { field: 'email', reason: 'malformed' }],
    ['startOfValidity', 'malformed', null],
    ['elsewhere', 'malformed', null],
  ])('%s: %s', (path, message, expected) => expect(invalid(path, message)).toEqual(expected))
  test('is told by a code that names it, or by nothing where the city names no field', () => {
    expect(invalid('plates', 'plate-used', 'OrderPlateUsed')).toBeNull()
    expect(namedFault(failureOf(cityRefusal(400, 'ValidationFailed')), day)).toBeNull()
    expect(namedFault(failureOf(networkDown()), day)).toBeNull()
  })
})
