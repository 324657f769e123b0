import type { AwaitedAnswer, HeldRefund, RefundStatus } from '@parvis/shared-kernel/fines'
import {
  appealId,
  evidenceId,
  fineId,
  operationId,
  orderId,
  refundId,
  ticketId,
} from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import type { Right } from '@parvis/shared-kernel/orders'
import { aMoment, aSubscription, aTicket, NOW } from '@parvis/shared-kernel/testing'
import { addMilliseconds, inMilliseconds } from '@parvis/shared-kernel/time'
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

const inDays = (days: number) => addMilliseconds(NOW, days * inMilliseconds({ hours: 24 }))

const list = (
  rights: readonly Right[],
  shouldAskForAddress = false,
  refunds: readonly HeldRefund[] = [],
  awaitedAnswers: readonly AwaitedAnswer[] = [],
) =>
  toDoList({
    rights,
    refunds,
    awaitedAnswers,
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

const starts = (id: string, start: string) => ({ ...toPay(id), startOfValidity: aMoment(start) })
const ends = (id: string, end: string) => subscription(id, { endOfValidity: aMoment(end) })
const IN_TWO_DAYS = '2026-06-15T08:00:00+02:00'
const IN_THREE_DAYS = '2026-06-16T23:59:59+02:00'
const IN_FOUR_DAYS = '2026-06-17T00:00:00+02:00'
const IN_TWENTY_DAYS = '2026-07-03T08:00:00+02:00'
const IN_TEN_DAYS = '2026-06-23T08:00:00+02:00'

test.each([
  [
    'of two to pay, what begins first',
    [starts('late', IN_TEN_DAYS), starts('soon', IN_TWO_DAYS)],
    ['soon', 'late'],
  ],
  [
    'what begins in two days before what ends tomorrow only if it begins sooner',
    [starts('pay', IN_TWO_DAYS), ends('renew', '2026-06-14T23:59:59+02:00')],
    ['renew', 'pay'],
  ],
  ['what ends in two days before papers', [toComplete, ends('renew', IN_TWO_DAYS)], ['renew', 'complete']],
  [
    'of two to pay much later, what begins first',
    [starts('later', IN_TWENTY_DAYS), starts('late', IN_TEN_DAYS)],
    ['late', 'later'],
  ],
  [
    'to pay before a payment that is on its way and begins sooner',
    [
      { ...starts('on its way', IN_TEN_DAYS), isPaymentPending: true, operationIds: [operationId('op')] },
      starts('pay', IN_TWENTY_DAYS),
    ],
    ['pay', 'on its way'],
  ],
  [
    'papers sent here before those handed in elsewhere',
    [
      aTicket({
        id: ticketId('hand-in'),
        status: 'awaiting-evidence',
        endOfValidity: aMoment('2027-06-20T00:00:00+02:00'),
      }),
      toComplete,
    ],
    ['complete', 'hand-in'],
  ],
  [
    'what ends in three days before papers',
    [toComplete, ends('renew', IN_THREE_DAYS)],
    ['renew', 'complete'],
  ],
  ['papers before what ends in four days', [ends('renew', IN_FOUR_DAYS), toComplete], ['complete', 'renew']],
  [
    'what ends tomorrow before papers, though only three are shown',
    [...['a', 'b', 'c'].map(id => ({ ...toComplete, id: orderId(id) })), ends('renew', IN_TWO_DAYS)],
    ['renew', 'a', 'b'],
  ],
  ['papers before what ends in ten days', [ends('renew', IN_TEN_DAYS), toComplete], ['complete', 'renew']],
  ['what should have begun before all', [ends('renew', IN_TWO_DAYS), toPay('begun')], ['begun', 'renew']],
])('the most urgent first: %s', (_, rights, ids) => {
  expect(list(rights).items.map(item => ('view' in item ? item.view.right.id : item.kind))).toEqual(ids)
})

test('a ticket whose document the city awaits stands there, though it has no button of its own', () => {
  expect(kinds([aTicket({ status: 'awaiting-evidence' })])).toEqual(['hand-in'])
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

test('what is asked of an appeal stands first, the soonest due, for its day ends it', () => {
  const asked = (id: string): AwaitedAnswer => ({
    appealId: appealId(id),
    fineId: fineId('21'.repeat(13)),
    dueAt: NOW,
    implicitRejectionAt: null,
    tribunalDeadline: null,
  })
  const waiting = [refund('r', 'document-requested')]
  const { items, moreCount } = list([toPay('a'), toRenew], true, waiting, [asked('soon'), asked('later')])
  expect(items.map(({ kind }) => kind)).toEqual(['answer', 'pay', 'refund'])
  expect(items[0]).toMatchObject({ awaited: { appealId: 'soon' } })
  expect(moreCount).toBe(1)
  expect(kinds([toRenew], true, waiting, [asked('soon')])).toEqual(['answer', 'refund', 'address'])
})

const appealed = (id: string, rejectedIn: number, courtIn: number): AwaitedAnswer => ({
  appealId: appealId(id),
  fineId: fineId('21'.repeat(13)),
  dueAt: inDays(-5),
  implicitRejectionAt: inDays(rejectedIn),
  tribunalDeadline: inDays(courtIn),
})

test.each([
  ['the city still has time', 1, 32, 'answer'],
  ['the last moment of that time', 0, 31, 'answer'],
  ['silence has rejected the appeal', -1, 30, 'court'],
  ['the last moment to go to court', -31, 0, 'court'],
  ['the time to go to court is over', -32, -1, null],
])('of an appeal for which more is asked: %s', (_, rejectedIn, courtIn, expected) => {
  expect(list([], false, [], [appealed('a', rejectedIn, courtIn)]).items.map(({ kind }) => kind)).toEqual(
    expected ? [expected] : [],
  )
})

test('an appeal that only a court can hear stands before one that is still answered, by the days left for it', () => {
  const appeals = [appealed('over', -32, -1), appealed('answer', 1, 32), appealed('court', -1, 30)]
  const { items } = list([starts('pay', IN_TWO_DAYS)], false, [], appeals)
  expect(items).toMatchObject([{ kind: 'pay' }, { kind: 'court', awaited: { appealId: 'court' } }])
})
