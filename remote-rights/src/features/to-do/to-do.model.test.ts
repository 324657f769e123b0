import type { HeldRefund, RefundStatus } from '@parvis/shared-kernel/fines'
import { evidenceId, orderId, refundId, ticketId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import type { Right } from '@parvis/shared-kernel/orders'
import { aMoment, aSubscription, aTicket, NOW } from '@parvis/shared-kernel/testing'
import { expect, test } from 'vitest'
import { aCatalogue, aView } from '../../testing/a-view.ts'
import { toDoList } from './to-do.model.ts'

const subscription = (id: string, changes = {}) => aSubscription({ id: orderId(id), ...changes })
const toPay = (id: string) => subscription(id, { status: 'awaiting-payment' })
const toComplete = subscription('complete', {
  status: 'awaiting-evidence',
  requestedEvidences: [{ id: evidenceId('home'), name: 'Justificatif' }],
})
// 13 June is 96 % of the way from 1 January 2026 to 20 June.
const toRenew = subscription('renew', { endOfValidity: aMoment('2026-06-20T23:59:59+02:00') })

const list = (rights: readonly Right[], shouldAskForAddress = false, refunds: readonly HeldRefund[] = []) =>
  toDoList({
    rights,
    refunds,
    view: aView,
    plans: aCatalogue().plans,
    shouldAskForAddress,
    now: NOW,
    timeZone: 'Europe/Paris',
  })
const kinds = (...parameters: Parameters<typeof list>) => list(...parameters).items.map(({ kind }) => kind)

test('pay, complete, missing address, expiring soon: in that order', () => {
  expect(kinds([toRenew, toPay('a')], true)).toEqual(['pay', 'address', 'renew'])
  expect(kinds([toRenew, toComplete, toPay('a')])).toEqual(['pay', 'complete', 'renew'])
})

test('there are at most three, and the rest is counted', () => {
  const { items, moreCount } = list([toPay('a'), toPay('b'), toPay('c'), toPay('d')])
  expect(items).toHaveLength(3)
  expect(moreCount).toBe(1)
})

test('what ends tomorrow comes before what ends next week', () => {
  const tomorrow = subscription('tomorrow', { endOfValidity: aMoment('2026-06-14T23:59:59+02:00') })
  const items = list([toRenew, tomorrow]).items
  expect(items.map(item => (item.kind === 'renew' ? item.daysLeft : null))).toEqual([1, 7])
})

test('the missing address keeps its place among many things to pay', () => {
  expect(kinds([toPay('a'), toPay('b'), toPay('c')], true)).toEqual(['pay', 'pay', 'address'])
})

test('days are those of the city’s calendar', () => {
  expect(list([toRenew]).items[0]).toMatchObject({ kind: 'renew', daysLeft: 7 })
})

test('nothing waits: nothing is shown', () => {
  expect(list([subscription('calm')])).toEqual({ items: [], moreCount: 0 })
  const unpaidAndOver = aTicket({
    id: ticketId('old'),
    status: 'awaiting-payment',
    endOfValidity: aMoment('2026-06-12T00:00:00+02:00'),
  })
  expect(kinds([unpaidAndOver])).toEqual([])
})

const refund = (id: string, status: RefundStatus): HeldRefund => ({
  id: refundId(id),
  fineId: null,
  rightId: 'canceled',
  status,
  amount: cents(300),
})

test.each([
  ['document-requested', ['refund']],
  ['under-review', []],
  ['accepted', []],
  ['paid', []],
  ['rejected', []],
  ['unknown', []],
] as const)(
  'a refund that is %s shows %j: only one that waits for the citizen is theirs to do',
  (status, shown) => {
    expect(kinds([], false, [refund('r', status)])).toEqual(shown)
  },
)

test('of several refunds that wait the oldest stands there, and keeps its place among things to pay', () => {
  const { items, moreCount } = list([toPay('a'), toPay('b'), toPay('c'), toRenew], true, [
    refund('done', 'paid'),
    refund('first', 'document-requested'),
    refund('second', 'document-requested'),
  ])
  expect(items.map(({ kind }) => kind)).toEqual(['pay', 'refund', 'address'])
  expect(items[1]).toMatchObject({ refund: { id: 'first' } })
  expect(moreCount).toBe(3)
})
