import { operationId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { aSubscription, aTicket } from '@parvis/shared-kernel/testing'
import { orderToWire, subscriptionFromWire, subscriptionToWire } from '@parvis/shared-kernel/wire'
import { expect, test } from 'vitest'
import { aView } from '../../testing/a-view.ts'
import { paymentQueries } from './payments.model.ts'

const paid = aSubscription({ operationIds: ['op-1', 'op-2'].map(operationId) })

test.each([
  ['first', subscriptionToWire(paid, 'first')],
  ['second', orderToWire(paid)],
])('in the %s vocabulary every payment of a subscription is asked for, the newest first', (_, wire) => {
  expect(paymentQueries(aView(subscriptionFromWire(wire)))).toEqual([
    { operationId: 'op-2' },
    { operationId: 'op-1' },
  ])
})

test.each([
  ['a paid ticket', aTicket({ price: cents(300) }), ['latest']],
  ['a free ticket', aTicket({ price: cents(0) }), []],
  ['a ticket that nobody has paid', aTicket({ status: 'awaiting-payment', price: cents(300) }), []],
  ['a subscription without payments', aSubscription(), []],
] as const)('%s: %j', (_, right, queries) => {
  expect(paymentQueries(aView(right))).toEqual(queries)
})
