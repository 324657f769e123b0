import { offerId, orderId } from '@parvis/shared-kernel/ids'
import type { Offer } from '@parvis/shared-kernel/offers'
import { renewalOpensAt } from '@parvis/shared-kernel/orders'
import { aMoment, anOffer, aSubscription, NOW } from '@parvis/shared-kernel/testing'
import { describe, expect, it } from 'vitest'
import { renewalOf, renewedIdOf } from './renewal.model.ts'

const CITY = { holidayCalendar: 'spec-fr', timeZone: 'Europe/Paris' } as const
const LATE = aMoment('2026-12-01T12:00:00+01:00')
const OVER = aMoment('2027-02-01T12:00:00+01:00')
const held = aSubscription({ endOfValidity: aMoment('2026-12-31T11:59:59+01:00') })
const START = aMoment('2026-12-31T12:00:00+01:00')
const next = (changes: Partial<Omit<Offer, 'kind'>> = {}) =>
  anOffer({ id: offerId('next'), name: 'Suivante', ...changes })
const goesOn = anOffer({ nextPlanId: offerId('next') })
const tuesdays = anOffer({ startRules: { ...anOffer().startRules, weekdays: ['TUESDAY'] } })
const mondays = anOffer({ startRules: { ...anOffer().startRules, weekdays: ['MONDAY'] } })

describe('the renewal of a subscription (D3, D20)', () => {
  it.each([
    [
      'begins one second after the end',
      LATE,
      [anOffer()],
      { startsAt: START, notBefore: START, refusal: null },
    ],
    ['begins now once that has passed', OVER, [anOffer()], { startsAt: OVER, notBefore: START }],
    [
      'begins on the first day that the offer allows',
      LATE,
      [mondays],
      { startsAt: aMoment('2027-01-04T00:00:00+01:00'), notBefore: START },
    ],
    [
      'begins on the first day that the offer allows once that has passed',
      OVER,
      [tuesdays],
      { startsAt: aMoment('2027-02-02T00:00:00+01:00'), notBefore: START },
    ],
    [
      'says when it opens',
      NOW,
      [anOffer()],
      { startsAt: null, refusal: 'too-early', opensAt: renewalOpensAt(held) },
    ],
    ['does not where it will be closed then', NOW, [anOffer({ isOpen: false })], { opensAt: null }],
    [
      'is told as closed in its time',
      LATE,
      [anOffer({ isOpen: false })],
      { refusal: 'plan-closed', opensAt: null },
    ],
    [
      'is by the next offer',
      LATE,
      [next(), goesOn],
      { startsAt: START, name: 'Résident', nextPlanName: null },
    ],
    [
      'is not by its own when there is a next',
      LATE,
      [goesOn, next()],
      { startsAt: null, refusal: 'another-offer' },
    ],
    [
      'names the next offer that is closed',
      LATE,
      [goesOn, next({ isOpen: false })],
      { refusal: 'plan-closed', nextPlanName: 'Suivante' },
    ],
  ])('%s', (_name, now, [offer, ...others], expected) => {
    const renewal = offer && renewalOf(held.id, offer, [held], [offer, ...others], now, CITY)
    expect(renewal).toMatchObject(expected)
    expect(renewedIdOf(renewal ?? null, [held])).toBe(renewal?.startsAt == null ? null : held.id)
  })

  it('is none of a right that this person does not hold', () => {
    expect(renewalOf('of-somebody-else', anOffer(), [held], [anOffer()], LATE, CITY)).toBeNull()
    expect(renewedIdOf(null, [])).toBeNull()
  })

  it('that was refused follows, asked for again, the right that it was to follow, and stands beside no other', () => {
    const refused = aSubscription({ id: orderId('refused'), renewedId: held.id, status: 'rejected' })
    const rights = [held, refused]
    const renewal = renewalOf(refused.id, anOffer(), rights, [anOffer()], LATE, CITY)
    expect(renewal).toMatchObject({ startsAt: START, notBefore: START, refusal: null })
    expect(renewedIdOf(renewal, rights)).toBe(held.id)
  })
  it('that was refused and followed nothing is asked for again as a first request', () => {
    const refused = aSubscription({ id: orderId('refused'), startOfValidity: null, status: 'rejected' })
    const renewal = renewalOf(refused.id, anOffer(), [refused], [anOffer()], LATE, CITY)
    expect(renewal).toMatchObject({ startsAt: LATE, notBefore: null })
    expect(renewedIdOf(renewal, [refused])).toBe(refused.id)
  })
})
