import { definitionId, orderId, ticketId } from '@parvis/shared-kernel/ids'
import { aDefinition, aMoment, aSubscription, aTicket, NOW } from '@parvis/shared-kernel/testing'
import { expect, test } from 'vitest'
import { listRights } from './rights-list.model.ts'

const plans = [aDefinition()]
const ticket = (id: string, end: string | null, changes = {}) =>
  aTicket({ id: ticketId(id), endOfValidity: end === null ? null : aMoment(end), ...changes })

const tickets = [
  ticket('soon', '2026-06-16T00:00:00+02:00'),
  ticket('endless', null),
  ticket('late', '2026-12-01T00:00:00+01:00'),
  ticket('ended', '2026-06-01T00:00:00+02:00'),
  ticket('canceled', '2026-12-31T00:00:00+01:00', { status: 'canceled' }),
  ticket('ended-long-ago', '2020-06-01T00:00:00+02:00', { planId: definitionId('forgotten') }),
]
const ids = (isExpiredShown: boolean) =>
  listRights(tickets, plans, isExpiredShown, NOW).rights.map(({ id }) => id)

test('current rights come latest end first, one without end before all', () => {
  expect(ids(false)).toEqual(['endless', 'late', 'soon'])
})

test('the toggle brings the expired ones of a known definition, and its number counts them', () => {
  expect(ids(true)).toEqual(['endless', 'canceled', 'late', 'soon', 'ended'])
  expect(listRights(tickets, plans, false, NOW).expiredCount).toBe(2)
})

test('there is no toggle where no definition is known', () => {
  expect(listRights(tickets, [], false, NOW).expiredCount).toBe(0)
})

test('of those that end together what is to be paid comes first, then what starts last', () => {
  const together = [
    aSubscription({ id: orderId('early'), startOfValidity: aMoment('2026-01-01T00:00:00+01:00') }),
    aSubscription({ id: orderId('late'), startOfValidity: aMoment('2026-02-01T00:00:00+01:00') }),
    aSubscription({ id: orderId('due'), status: 'awaiting-payment' }),
  ]
  const listed = listRights(together, [], false, NOW).rights
  expect(listed.map(({ id }) => id)).toEqual(['due', 'late', 'early'])
})
