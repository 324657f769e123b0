import { expect, test } from 'vitest'
import { operationId } from '../ids/index.ts'
import { cents, NO_MONEY } from '../money/index.ts'
import { aSubscription, aTicket, NOW } from '../testing/builders/index.ts'
import { addMilliseconds } from '../time/index.ts'
import { canPay } from './action-rules.ts'
import { displayedStatus } from './displayed-status.ts'
import { withLatestPayment } from './latest-payment.ts'
import { RIGHT_PAYMENTS, rightPayment } from './right-payment.ts'
import { todoItems } from './todo.ts'

const before = addMilliseconds(NOW, -1)
const due = { status: 'awaiting-payment', operationIds: [operationId('op-1')] } as const
const pending = { ...due, isPaymentPending: true }
const PRICE = cents(280)

// Expected badge, to-do item, pay button and payment row of a right.
const CASES = [
  ['a ticket to pay', aTicket(due), 'due', 'to-pay', 'pay'],
  ['a subscription to pay', aSubscription(due), 'due', 'to-pay', 'pay'],
  ['a ticket that is being paid', aTicket(pending), 'pending', 'payment-pending', 'follow-payment'],
  [
    'a subscription that is being paid',
    aSubscription(pending),
    'pending',
    'payment-pending',
    'follow-payment',
  ],
  [
    'a ticket whose payment has arrived',
    withLatestPayment(aTicket(due), 'registered'),
    'pending',
    'payment-pending',
    'follow-payment',
  ],
  [
    'a ticket whose payment was refused',
    withLatestPayment(aTicket(pending), 'refused'),
    'due',
    'to-pay',
    'pay',
  ],
  [
    'a ticket that nobody paid in time',
    aTicket({ ...due, endOfValidity: before }),
    'lapsed',
    'expired',
    null,
  ],
  ['a ticket that is granted', aTicket(), 'paid', 'active', null],
  ['a subscription that is paid', aSubscription({ isFullyPaid: true }), 'paid', 'active', null],
  [
    'a request that owes nothing yet',
    aSubscription({ status: 'under-review', isFullyPaid: true }),
    'unsaid',
    'dropped',
    null,
  ],
] as const

test.each(CASES)('%s is told alike everywhere', (_, right, payment, status, kind) => {
  expect(rightPayment(right, PRICE, NOW)).toBe(payment)
  expect(displayedStatus(right, NOW)).toBe(status)
  expect(todoItems([right], [], NOW).map(item => item.kind)).toEqual(kind === null ? [] : [kind])
  expect(canPay(right, null, NOW).allowed).toBe(payment === 'due')
})

test('what costs nothing has no payment to tell', () => {
  expect(rightPayment(aTicket(), NO_MONEY, NOW)).toBe('nothing')
})

test('every answer stands in the table', () => {
  const told = new Set<string>(CASES.map(([, , payment]) => payment))
  expect(RIGHT_PAYMENTS.filter(payment => !told.has(payment))).toEqual(['nothing'])
})
