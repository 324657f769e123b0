import { definitionsWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { demoCities } from '../../cities/demo.ts'
import { testCity } from '../../testing/city-of-file.ts'
import { requestsOf } from '../../testing/requests.ts'

const city = testCity()

// First document §3, word for word.
const FIELDS = [
  ...['parkingRightDefinitionId', 'name', 'description', 'price', 'validityPeriod', 'options', 'userStatus'],
  ...['allowedWeekDays', 'maximumTicketNumberPerYear', 'orderLimitAppliesDuringCivilYear'],
  ...['orderLimitAppliesDuringEligibilityPeriod', 'multipleOrderAllowed', 'computeExactHourlyEnd'],
  ...['validityAreas', 'validityAreasChoiceEnabled', 'validityAreasAutoSelection', 'residenceZoneIds'],
  ...['parkingRightScopes', 'mustOrderWithPlate', 'shouldUseSubscriptionPlate', 'plateLimit'],
  ...['canUseCustomEmail', 'canCancelBeforeStartOfValidity', 'renewableEnabled', 'nextParkingRightId'],
  ...['professional', 'orderShareEnabled', 'canEditPlateDuringValidity'],
]

describe('the ticket definitions of a city', () => {
  test('carry every field of the specification', async () => {
    const { body } = await city.ask('/api/parking-right-definition', { as: 'camille' })
    expect(v.parse(definitionsWire, body)).toHaveLength(demoCities[0]?.definitions?.length ?? 0)
    for (const definition of body) {
      expect(Object.keys(definition)).toEqual(expect.arrayContaining(FIELDS))
      for (const option of definition.options)
        expect(Object.keys(option).sort()).toEqual(['deleted', 'duration', 'id', 'price'])
    }
  })

  test('tell the terms that a ticket is judged by', async () => {
    const { body } = await city.ask('/api/parking-right-definition', { as: 'camille' })
    const named = (id: string) =>
      body.find((one: { parkingRightDefinitionId: string }) => one.parkingRightDefinitionId === id)
    expect(named('vm-intervention')).toMatchObject({
      parkingRightScopes: [
        { subscriptionPlanId: 'vm-fleet', subscriptionPlanOptionsIds: ['vm-fleet-year', 'vm-fleet-quarter'] },
      ],
      shouldUseSubscriptionPlate: true,
      plateLimit: 3,
      professional: true,
    })
    expect(named('vm-guest-free')).toMatchObject({
      maximumTicketNumberPerYear: 6,
      orderLimitAppliesDuringEligibilityPeriod: true,
      orderLimitAppliesDuringCivilYear: false,
      residenceZoneIds: ['vm-centre', 'vm-coteaux'],
      allowedWeekDays: ['SATURDAY', 'SUNDAY'],
    })
  })

  test('leave out what is deleted', async () => {
    await requestsOf(city).addDefinition('gone', { deleted: true })
    const { body } = await city.ask('/api/parking-right-definition', { as: 'camille' })
    expect(JSON.stringify(body)).not.toContain('gone')
  })
})
