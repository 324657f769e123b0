import { definitionId, offerId } from '@parvis/shared-kernel/ids'
import type { RightAction } from '@parvis/shared-kernel/orders'
import { aMoment, aSubscription, aTicket } from '@parvis/shared-kernel/testing'
import { expect, test } from 'vitest'
import { renewalNote, shownActions } from './offered-actions.model.ts'

const subscription = aSubscription()
const ticket = aTicket()
const may = (action: Exclude<RightAction['action'], 'renew'>): RightAction => ({ action, allowed: true })
const mayRenew = (planId: ReturnType<typeof offerId> | ReturnType<typeof definitionId>): RightAction => ({
  action: 'renew',
  allowed: true,
  planId,
  startsAt: aMoment('2027-01-01T00:00:00+01:00'),
})

test.each([
  [subscription, may('complete'), `/souscriptions/complete/${subscription.id}`],
  [subscription, may('request-plate-change'), `/souscriptions/plate_request/${subscription.id}`],
  [subscription, mayRenew(offerId('next')), `/souscriptions/create/next?renew=${subscription.id}`],
  [ticket, mayRenew(definitionId('visitor')), `/souscriptions/ticket/create/visitor?renew=${ticket.id}`],
  [ticket, may('pay'), null],
  [ticket, may('edit-plates'), null],
  [ticket, may('cancel'), null],
])('an action with a screen of its own is a link, the others ask first (%#)', (right, action, href) => {
  const { main, others } = shownActions(right, [action])
  expect([main, ...others].find(shown => shown)?.href).toBe(href)
})

test('what moves a right on is its button, the rest waits behind it', () => {
  const { main, others } = shownActions(ticket, [may('pay'), may('edit-plates'), may('cancel')])
  expect(main?.action).toBe('pay')
  expect(others.map(({ action }) => action)).toEqual(['edit-plates', 'cancel'])
})

test('editing plates is never the one thing to do', () => {
  expect(shownActions(subscription, [may('edit-plates')]).main).toBeNull()
})

test.each(['download-proof', 'download-plate-history', 'share', 'withdraw'] as const)(
  '%s is not shown while the city cannot do it',
  action => {
    expect(shownActions(subscription, [may(action)])).toEqual({ main: null, others: [] })
  },
)

const refusal = (reason: string, nextPlanName: string | null): RightAction =>
  ({ action: 'renew', allowed: false, reason, nextPlanName }) as RightAction

test.each([
  ['plan-unknown', null, 'renewal.plan-unknown'],
  ['next-plan-unknown', null, 'renewal.plan-unknown'],
  ['plan-not-renewable', null, 'renewal.not-renewable'],
  ['plan-not-public', null, 'renewal.not-renewable'],
  ['plan-closed', null, 'renewal.not-open'],
  ['zone-gone', null, 'renewal.zone'],
  ['plan-closed', 'Soins', 'renewal.next-not-open'],
  ['plan-not-renewable', 'Soins', 'renewal.next-not-renewable'],
  ['zone-gone', 'Soins', 'renewal.next-zone'],
] as const)('a renewal refused for %s (next plan: %s) says why', (reason, nextPlan, id) => {
  expect(renewalNote([refusal(reason, nextPlan)])).toEqual({ id, values: nextPlan ? { nextPlan } : {} })
})

test('nothing is explained when renewal is offered, or nobody expects it', () => {
  expect(renewalNote([mayRenew(offerId('next'))])).toBeNull()
  expect(renewalNote([refusal('too-early', null)])).toBeNull()
  expect(renewalNote([])).toBeNull()
})
