import { definitionId, offerId, operationId } from '@parvis/shared-kernel/ids'
import { type RightAction, rightActions } from '@parvis/shared-kernel/orders'
import { aMoment, anOffer, aSubscription, aTicket, NOW } from '@parvis/shared-kernel/testing'
import { expect, test } from 'vitest'
import { shownActions } from './offered-actions.model.ts'

const OPEN = { isSharingOpen: true }
const subscription = aSubscription()
const ticket = aTicket()
const may = (action: Exclude<RightAction['action'], 'renew'>): RightAction => ({ action, allowed: true })
const mayRenew = (planId: ReturnType<typeof offerId> | ReturnType<typeof definitionId>): RightAction => ({
  action: 'renew',
  allowed: true,
  planId,
  startsAt: aMoment('2027-01-01T00:00:00+01:00'),
  notBefore: null,
})

test.each([
  [subscription, may('complete'), `/souscriptions/complete/${subscription.id}`],
  [subscription, may('request-plate-change'), `/souscriptions/plate_request/${subscription.id}`],
  [subscription, mayRenew(offerId('next')), `/souscriptions/create/next?renew=${subscription.id}`],
  [ticket, mayRenew(definitionId('visitor')), `/souscriptions/ticket/create/visitor?renew=${ticket.id}`],
  [
    { ...ticket, operationIds: ['op-0', 'op-1'].map(operationId) },
    may('follow-payment'),
    `/souscriptions/tickets/${ticket.id}?idop=op-1`,
  ],
  [ticket, may('pay'), null],
  [ticket, may('edit-plates'), null],
  [ticket, may('cancel'), null],
])('an action with a screen of its own is a link, the others ask first (%#)', (right, action, href) => {
  const { main, others } = shownActions(right, [action], OPEN)
  expect([main, ...others].find(shown => shown)?.href).toBe(href)
})

test('what moves a right on is its button, the rest waits behind it', () => {
  const { main, others } = shownActions(ticket, [may('pay'), may('edit-plates'), may('cancel')], OPEN)
  expect(main?.action).toBe('pay')
  expect(others.map(({ action }) => action)).toEqual(['edit-plates', 'cancel'])
})

test('editing plates is never the one thing to do', () => {
  expect(shownActions(subscription, [may('edit-plates')], OPEN).main).toBeNull()
})

test.each([
  [ticket, 'share'],
  [ticket, 'download-proof'],
  [subscription, 'download-plate-history'],
  [subscription, 'withdraw'],
] as const)('%o: %s is done here, behind the main action', (right, action) => {
  expect(shownActions(right, [may(action)], OPEN)).toEqual({ main: null, others: [{ action, href: null }] })
})

test.each([
  ['complete', 'awaiting-evidence', false],
  ['pay', 'awaiting-payment', true],
  ['share', 'granted', false],
  ['cancel', 'awaiting-payment', false],
  ['renew', 'rejected', false],
  ['withdraw', 'granted', true],
  ['edit-plates', 'granted', true],
  ['download-proof', 'granted', true],
] as const)(
  'whoever joined another’s right is offered %s, when it is %s: %s',
  (action, status, isOffered) => {
    const offer = anOffer({ isShareEnabled: true })
    const offered = (canWithdraw: boolean) => {
      const right = aSubscription({ status, canWithdraw })
      const { main, others } = shownActions(right, rightActions(right, offer, NOW), OPEN)
      return [main, ...others].some(shown => shown?.action === action)
    }
    expect(offered(true)).toBe(isOffered)
    // Actions refused to a guest and offered to the owner.
    if (!isOffered) expect(offered(false)).toBe(true)
  },
)

test('a city without sharing offers none, and lets one leave all the same', () => {
  const actions = [may('share'), may('withdraw')]
  const { others } = shownActions(subscription, actions, { isSharingOpen: false })
  expect(others.map(({ action }) => action)).toEqual(['withdraw'])
})
