import { definitionId, optionId, zoneId } from '@parvis/shared-kernel/ids'
import { type Offer, orderableZones, startDayRules, subscriptionFaults } from '@parvis/shared-kernel/offers'
import { INPUT_STEPS, onlyZone } from '@parvis/shared-kernel/orders'
import { type Definition, ticketFaults } from '@parvis/shared-kernel/tickets'
import { addSeconds, dayOf, type Instant, instant, toIso, wallTime } from '@parvis/shared-kernel/time'
import {
  definitionFromWire,
  offerFromWire,
  type SubscriptionCreationWire,
  subscriberFromWire,
  type TicketCreationWire,
} from '@parvis/shared-kernel/wire'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Refusal } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'
import type { Requester } from './requester.ts'
import { planSubscription } from './subscription-request.model.ts'
import { planTicket } from './ticket-request.model.ts'

const timeZone = 'Europe/Paris'
const now = instant('2026-06-13T12:00:00+02:00') as Instant
const zones = ['centre', 'gare', 'halles'].map(id => ({ id: zoneId(id), name: id }))
const { subscriber } = subscriberFromWire({
  subscriberId: 'zoe',
  firstName: 'Zoé',
  lastName: 'Petit',
  address: { streetName: 'du Four', postalCode: '38990', locality: 'Valmont' },
  zoneId: 'centre',
})
const requester: Requester = { city: { timeZone } as City, subscriber, rights: [], now }

const isAccepted = (plan: () => unknown): boolean => {
  try {
    plan()
    return true
  } catch (failure) {
    if (failure instanceof Refusal) return false
    throw failure
  }
}

const plates = fc.array(fc.constantFrom('AB123CD', 'ab-123-cd', 'EF456GH', '', ' ', '?'), { maxLength: 3 })
const zone = fc.option(fc.constantFrom('centre', 'gare', 'halles', 'nowhere'))
const moment = fc.integer({ min: -3, max: 30 }).map(half => toIso(addSeconds(now, half * 43_200)))
const weekdays = fc.subarray(['MONDAY', 'WEDNESDAY', 'SATURDAY', 'SUNDAY'] as const)
const max = fc.constantFrom(1, 2)
const optionOrNone = fc.constantFrom('year', 'gone', null)

const offers: fc.Arbitrary<Offer> = fc
  .record({
    weekdays,
    max,
    must: fc.boolean(),
    choice: fc.boolean(),
    home: fc.boolean(),
    blocked: fc.nat(4),
    ask: fc.boolean(),
  })
  .map(terms =>
    offerFromWire({
      id: 'offer',
      name: 'offer',
      userStatus: 'SUBSCRIPTION_OPENED',
      options: [{ id: 'year', validityPeriod: 'P1Y', price: 1 }],
      mustContainPlate: terms.must,
      nbMaxPlates: terms.max,
      validityAreas: ['centre', 'gare'],
      validityAreasChoiceEnabled: terms.choice,
      zones: { zoneIds: ['centre', 'gare'], restrictFromSubscriberResidence: terms.home },
      mustStartOnWeekDays: terms.weekdays,
      blockedPeriodFromStartOfValidityInDays: terms.blocked,
      applicationProcedure: { customFields: terms.ask ? [{ key: 'floor' }] : [] },
    }),
  )

const subscriptionBodies: fc.Arbitrary<SubscriptionCreationWire> = fc.record({
  plates,
  customFields: fc.constantFrom([], [{ id: 'floor', value: ' ' }], [{ id: 'floor', value: '3' }]),
  validityAreaId: zone,
  subscriptionPlanId: fc.constant('offer'),
  attachmentEvidences: fc.constant([]),
  startOfValidity: fc.option(moment),
  subscriptionPlanOptionId: optionOrNone,
})

const faultsOfSubscription = (offer: Offer, body: SubscriptionCreationWire) => {
  const zoneIds = orderableZones(offer, subscriber, [], zones, now).map(({ id }) => id)
  const draft = {
    optionId: body.subscriptionPlanOptionId ? optionId(body.subscriptionPlanOptionId) : null,
    hasConsent: true,
    startsAt: body.startOfValidity ? instant(body.startOfValidity) : null,
    isAsSoonAsPossible: !body.startOfValidity,
    plates: body.plates,
    customFields: Object.fromEntries(body.customFields.map(({ id, value }) => [id, value])),
    zoneId: body.validityAreaId ? zoneId(body.validityAreaId) : onlyZone(zoneIds),
    userComment: '',
    evidences: [],
    renewedId: null,
  }
  const startDay = startDayRules(offer, 'spec-fr', dayOf(now, timeZone))
  const context = { offer, subscriber, zoneIds, startDay, timeZone }
  return INPUT_STEPS.flatMap(step => subscriptionFaults(step, draft, context))
}

test('a subscription request is accepted exactly when nothing is in the way of its three steps', () => {
  const catalogue = { zones, garage: [], holidayCalendar: 'spec-fr' } as const
  fc.assert(
    fc.property(offers, subscriptionBodies, (offer, body) => {
      const accepted = isAccepted(() => planSubscription(requester, { ...catalogue, offers: [offer] }, body))
      expect(accepted).toBe(faultsOfSubscription(offer, body).length === 0)
    }),
    { numRuns: 400 },
  )
})

const definitions: fc.Arbitrary<Definition> = fc
  .record({
    weekdays,
    max,
    must: fc.boolean(),
    choice: fc.boolean(),
    several: fc.boolean(),
    exact: fc.boolean(),
  })
  .map(terms =>
    definitionFromWire({
      parkingRightDefinitionId: definitionId('definition'),
      name: 'definition',
      userStatus: 'REQUEST_OPENED',
      options: [{ id: 'year', duration: 'P1D', price: 1 }],
      allowedWeekDays: terms.weekdays,
      multipleOrderAllowed: terms.several,
      computeExactHourlyEnd: terms.exact,
      validityAreas: ['centre', 'gare'],
      validityAreasChoiceEnabled: terms.choice,
      mustOrderWithPlate: terms.must,
      plateLimit: terms.max,
    }),
  )

const ticketBodies: fc.Arbitrary<TicketCreationWire> = fc.record({
  parkingRightDefinitionId: fc.constant('definition'),
  startOfValidity: moment,
  desiredEndOfValidity: fc.option(moment),
  plates,
  validityAreaId: zone,
  selectedOptionId: optionOrNone,
})

const faultsOfTicket = (definition: Definition, body: TicketCreationWire) => {
  const start = instant(body.startOfValidity) as Instant
  const end = body.desiredEndOfValidity ? instant(body.desiredEndOfValidity) : null
  const draft = {
    optionId: body.selectedOptionId ? optionId(body.selectedOptionId) : null,
    hasConsent: true,
    startDay: dayOf(start, timeZone),
    startTime: wallTime(start, timeZone),
    endDay: end === null ? null : dayOf(end, timeZone),
    plates: body.plates,
    zoneId: body.validityAreaId ? zoneId(body.validityAreaId) : null,
    customEmail: '',
    subscriptionId: null,
  }
  const context = {
    definition,
    subscriber,
    entitlingSubscriptions: [],
    rights: [],
    zoneIds: definition.zoneIds,
    now,
    timeZone,
    remaining: () => null,
  }
  return INPUT_STEPS.flatMap(step => ticketFaults(step, draft, context))
}

test('a ticket is accepted only when nothing is in the way of its three steps', () => {
  const seen = { accepted: 0, refused: 0 }
  fc.assert(
    fc.property(definitions, ticketBodies, (definition, body) => {
      const accepted = isAccepted(() => planTicket(requester, definition, zones, body))
      seen[accepted ? 'accepted' : 'refused'] += 1
      if (accepted) expect(faultsOfTicket(definition, body)).toEqual([])
    }),
    { numRuns: 4000 },
  )
  // Both outcomes must occur, or the property proves nothing.
  expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(10)
})
