import { describe, expect, test } from 'vitest'
import { offerId } from '../ids/index.ts'
import { aMoment, aSubscription, aTicket } from '../testing/builders/index.ts'
import { reminderDue } from './expiry-reminder.ts'
import type { Renewability } from './renewability.ts'

const PARIS = 'Europe/Paris'
const renewable: Renewability = {
  renewable: true,
  planId: offerId('resident'),
  startsAt: aMoment('2027-01-01T00:00:00+01:00'),
}
const closed: Renewability = { renewable: false, reason: 'plan-closed', nextPlanName: null }
const right = aSubscription({ endOfValidity: aMoment('2026-12-31T23:59:59+01:00') })

describe('the owner is told that a right ends', () => {
  test.each([
    ['31 days before', '2026-11-30T23:59:00+01:00', null],
    ['30 days before, from midnight of the city on', '2026-12-01T00:00:00+01:00', 30],
    ['in between', '2026-12-20T12:00:00+01:00', 30],
    ['8 days before', '2026-12-23T23:59:00+01:00', 30],
    ['7 days before', '2026-12-24T00:00:00+01:00', 7],
    ['on its last second', '2026-12-31T23:59:59+01:00', 7],
    ['once it has ended', '2027-01-01T00:00:00+01:00', null],
  ] as const)('%s', (_name, now, due) => {
    expect(reminderDue(right, renewable, aMoment(now), PARIS)).toBe(due)
  })

  const soon = aMoment('2026-12-30T12:00:00+01:00')
  test.each([
    ['cannot be renewed', right, closed],
    ['has no end', aSubscription({ endOfValidity: null }), renewable],
    ['is not granted', aSubscription({ ...right, status: 'rejected' }), renewable],
    ['is a ticket', aTicket({ endOfValidity: right.endOfValidity }), renewable],
  ] as const)('but not of one that %s', (_name, other, renewal) => {
    expect(reminderDue(other, renewal, soon, PARIS)).toBeNull()
  })
})
