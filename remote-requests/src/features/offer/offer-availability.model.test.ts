import { type OfferId, offerId, zoneId } from '@parvis/shared-kernel/ids'
import type { Offer } from '@parvis/shared-kernel/offers'
import { aMoment, anOffer, aSubscriber, aSubscription, NOW } from '@parvis/shared-kernel/testing'
import type { Instant } from '@parvis/shared-kernel/time'
import { describe, expect, test } from 'vitest'
import { offerAvailability } from './offer-availability.model.ts'

const CITY = { holidayCalendar: 'spec-fr', timeZone: 'Europe/Paris' } as const
const LATE = aMoment('2026-12-01T12:00:00+01:00')
const held = aSubscription()
const zones = ['vm-centre', 'vm-gare'].map(id => ({ id: zoneId(id), name: id }))

const said = (
  renewedId: string | null,
  changes: Partial<Omit<Offer, 'kind'>>,
  now: Instant,
  rights = [held],
) => {
  const offer = anOffer(changes)
  const person = { subscriber: aSubscriber(), rights, now }
  const found = offerAvailability(offer, { offers: [offer], zones }, person, renewedId, CITY)
  const { verdict, renewal, isRenewedUnknown, canBegin } = found
  return [
    verdict.allowed ? 'allowed' : verdict.reason,
    renewal === null ? 'renews none' : 'renews',
    ...(isRenewedUnknown ? ['unknown right'] : []),
    canBegin ? 'begins' : 'does not begin',
  ].join(', ')
}

describe('whether somebody may begin to ask for an offer', () => {
  test.each([
    ['a first request', null, {}, NOW, 'allowed, renews none, begins'],
    ['a closed offer', null, { isOpen: false }, NOW, 'closed, renews none, does not begin'],
    [
      'one of which one is held',
      null,
      { orderLimit: 1 },
      LATE,
      'order-limit-reached, renews none, does not begin',
    ],
    ['a renewal that is due', held.id, { orderLimit: 1 }, LATE, 'allowed, renews, begins'],
    ['a renewal before its time', held.id, {}, NOW, 'allowed, renews, does not begin'],
    [
      'a renewal of what is nobody’s here',
      'of-another',
      {},
      NOW,
      'allowed, renews none, unknown right, begins',
    ],
  ] as const)('%s', (_name, renewedId, changes, now, expected) => {
    expect(said(renewedId, changes, now)).toBe(expected)
  })

  test.each([
    [
      'awaits its payment',
      { status: 'awaiting-payment' },
      'forbidden-right-to-pay, renews none, does not begin',
    ],
    ['is under review', { status: 'under-review' }, 'forbidden-right-requested, renews none, does not begin'],
    ['is to come', { startOfValidity: LATE }, 'forbidden-right-requested, renews none, does not begin'],
    ['was rejected', { status: 'rejected' }, 'allowed, renews none, begins'],
  ] as const)('beside a right that excludes it and %s, as at the city', (_which, changes, expected) => {
    const beside = aSubscription({ planId: offerId('fleet'), ...changes })
    expect(said(null, { forbiddenPlanIds: [beside.planId as OfferId] }, NOW, [beside])).toBe(expected)
  })
})
