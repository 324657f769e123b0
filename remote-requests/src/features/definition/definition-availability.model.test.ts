import { offerId, optionId, zoneId } from '@parvis/shared-kernel/ids'
import { aDefinition, aMoment, aSubscriber, aSubscription, NOW } from '@parvis/shared-kernel/testing'
import type { Definition } from '@parvis/shared-kernel/tickets'
import { describe, expect, test } from 'vitest'
import { definitionAvailability } from './definition-availability.model.ts'

const held = aSubscription({ planId: offerId('ps-resident') })
const PARIS = 'Europe/Paris'
const availability = (changes: Partial<Definition>, left: number | null, rights = [held]) => {
  const person = { subscriber: aSubscriber({ zoneId: zoneId('ps-port') }), rights, now: NOW }
  const { verdict, quota, canBegin } = definitionAvailability(aDefinition(changes), person, () => left, PARIS)
  return `${verdict.allowed ? 'allowed' : verdict.reason}, ${quota}, ${canBegin ? 'begins' : 'does not begin'}`
}
const carried = { scopes: [{ offerId: offerId('ps-resident'), optionIds: [] }] }

describe('whether somebody may begin to ask for a ticket', () => {
  test.each([
    ['a day at the beach, for all', {}, null, 'allowed, left, begins'],
    ['a family visit, for residents', carried, 10, 'allowed, left, begins'],
    ['the last visit of the year used', carried, 0, 'allowed, used-up-this-year, begins'],
    [
      'the last visit of the subscription used',
      { ...carried, quotaBasis: 'eligibility-period' },
      0,
      'allowed, used-up-for-good, does not begin',
    ],
    [
      'a year’s count without subscription',
      { quotaBasis: 'eligibility-period' },
      0,
      'allowed, used-up-this-year, begins',
    ],
    ['closed', { isOpen: false }, null, 'closed, left, does not begin'],
  ] as const)('%s', (_name, changes, left, expected) => {
    expect(availability(changes as Partial<Definition>, left)).toBe(expected)
  })

  test('plates of a subscription need one', () => {
    expect(availability({ shouldUseSubscriptionPlate: true }, null, [])).toBe(
      'no-matching-subscription, left, does not begin',
    )
  })

  test('what the city closed is closed, whatever else is missing', () => {
    const definition = { isOpen: false, shouldUseSubscriptionPlate: true }
    expect(availability(definition, null, [])).toBe('closed, left, does not begin')
  })

  test('on the night of New Year the tickets of the city’s year count', () => {
    const now = aMoment('2026-12-31T23:30:00Z')
    const person = { subscriber: aSubscriber(), rights: [], now }
    const left = (_subscription: unknown, year: number) => (year === 2027 ? 5 : 0)
    expect(definitionAvailability(aDefinition({}), person, left, PARIS).quota).toBe('left')
  })

  test('another option of the subscription does not carry it', () => {
    const scopes = [{ offerId: offerId('ps-resident'), optionIds: [optionId('year')] }]
    expect(availability({ scopes }, null)).toBe('no-matching-subscription, left, does not begin')
  })
})
