import type { ApiFailure } from '@parvis/shared-kernel/errors'
import { describe, expect, it } from 'vitest'
import { fieldOfPath, refusedAnswers, refusedFields, stepOfField } from './refused-fields.model.ts'

const evidence = (id: string) => ({ id, urn: 'urn', name: 'a', size: 1, mime: 'image/png' })
const sent = {
  plates: ['', 'ab-123-cd', 'GK 553 TN'],
  body: {
    plates: ['AB123CD', 'GK553TN'],
    customFields: [{ id: 'rpps', value: '1' }],
    subscriptionPlanId: 'carer',
    attachmentEvidences: [evidence('ev-home'), evidence('ev-card')],
  },
}

describe('a path of the payload is about', () => {
  it.each([
    ['subscriptionPlanOptionId', 'option', 'detail'],
    ['startOfValidity', 'start', 'complement'],
    ['plates', 'plates', 'complement'],
    // The blank line before it was not sent.
    ['plates.1', 'plates.2', 'complement'],
    ['plates.12', 'plates.0', 'complement'],
    ['customFields.rpps', 'customFields.rpps', 'complement'],
    ['customFields.zone2', 'customFields.zone2', 'complement'],
    ['attachmentEvidences.ev2', 'evidences.ev2', 'complement'],
    ['customFields.0.value', 'customFields.rpps', 'complement'],
    ['attachmentEvidences.1', 'evidences.ev-card', 'complement'],
    ['attachmentEvidences.0.size', 'evidences.ev-home', 'complement'],
    ['attachmentEvidences.ev-home', 'evidences.ev-home', 'complement'],
    ['validityAreaId', 'zone', 'complement'],
    ['userComment', 'comment', 'complement'],
  ] as const)('%s: the field %s of step %s', (path, field, step) => {
    expect(fieldOfPath(path, sent)).toBe(field)
    expect(stepOfField(field)).toBe(step)
  })

  it.each([
    'subscriptionPlanId',
    'renewedSubscriptionId',
    'attachmentEvidences.12',
    'attachmentEvidences',
    'customFields.12.value',
    'customFields',
    'whatever',
    // A name that every object has.
    'constructor',
  ])('%s: nothing that one can change', path => {
    expect(fieldOfPath(path, sent)).toBeNull()
  })
})

it('each field is told of once, by its first reason', () => {
  const faults = [
    { path: 'plates.0', message: 'plate-malformed' },
    { path: 'plates.0', message: 'plate-twice' },
    { path: 'subscriptionPlanId', message: 'unknown' },
  ]
  expect(refusedFields(faults, sent)).toEqual([{ field: 'plates.1', reason: 'plate-malformed' }])
})

describe('a refusal by code alone', () => {
  const refusal = (message: string, fields?: { path: string; message: string }[]): ApiFailure => ({
    ...{ kind: 'api', status: 409, error: 'Conflict', message, code: null },
    ...(fields ? { fields } : {}),
  })

  it.each([
    ['OrderPlateUsed', 'plates', 'complement'],
    ['OrderPlateNoVehicle', 'plates', 'complement'],
    ['OrderPlateMaxLengthExceeded', 'plates', 'complement'],
    ['AtLeastOneZoneIsMandatory', 'zone', 'complement'],
    ['ValidityPeriodDoesNotStartOnOneOfRequiredWeekDay', 'start', 'complement'],
    ['RequestedDurationUnreachable', 'start', 'complement'],
    ['OrderPeriodStartOutsideEligibilityPeriod', 'start', 'complement'],
    ['SubscriberProfileResidenceMissing', 'address', 'identity'],
  ])('%s leads to the answer that it is about', (code, field, step) => {
    expect(refusedAnswers(refusal(`Refused: ${code}`), sent)).toEqual([{ field, reason: '' }])
    expect(stepOfField(field)).toBe(step)
  })

  it.each(['OrderCreationNotAvailable', 'OrderAlreadyExists', 'UsedOrderNotFound', 'whatever'])(
    '%s leads to none: no answer changes it',
    code => {
      expect(refusedAnswers(refusal(`Refused: ${code}`), sent)).toEqual([])
    },
  )

  it('the field that the city names goes before its code', () => {
    const named = [{ path: 'plates.1', message: 'plate-used' }]
    expect(refusedAnswers(refusal('Refused: OrderPlateUsed', named), sent)).toEqual([
      { field: 'plates.2', reason: 'plate-used' },
    ])
  })
})
