import { expect, test } from 'vitest'
import { operationId, optionId } from '../ids/index.ts'
import { cents, NO_MONEY } from '../money/index.ts'
import { aDefinition, anOffer, aSubscription, aTicket, NOW } from '../testing/builders/index.ts'
import { addMilliseconds } from '../time/index.ts'
import { canPay } from './action-rules.ts'
import { displayedStatus } from './displayed-status.ts'
import { withLatestPayment } from './latest-payment.ts'
import { RIGHT_PAYMENTS, rightPayment } from './right-payment.ts'
import { knownPrice, planOf } from './right-plan.ts'
import { todoItems } from './todo.ts'

const before = addMilliseconds(NOW, -1)
const due = { status: 'awaiting-payment', operationIds: [operationId('op-1')] } as const
const pending = { ...due, isPaymentPending: true }
const PLANS = [anOffer(), aDefinition()]

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
    'a ticket whose payment nobody has confirmed yet',
    withLatestPayment(aTicket(due), 'pending'),
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
    'a subscription that is not paid in full',
    aSubscription({ isFullyPaid: false }),
    'unsaid',
    'active',
    null,
  ],
  [
    'a request that owes nothing yet',
    aSubscription({ status: 'under-review', isFullyPaid: true }),
    'unsaid',
    'dropped',
    null,
  ],
  ['a ticket that costs nothing', aTicket({ price: NO_MONEY }), 'nothing', 'active', null],
  [
    'a ticket that costs nothing and awaits payment',
    aTicket({ ...due, price: NO_MONEY }),
    'nothing',
    'to-pay',
    null,
  ],
  [
    'a subscription that costs nothing and awaits payment',
    aSubscription({ ...due, price: NO_MONEY }),
    'nothing',
    'to-pay',
    null,
  ],
] as const

test.each(CASES)('%s is told alike everywhere', (_, right, payment, status, kind) => {
  const plan = planOf(right, PLANS)
  expect(rightPayment(right, plan, NOW)).toBe(payment)
  expect(displayedStatus(right, NOW)).toBe(status)
  expect(todoItems([right], PLANS, NOW).map(item => item.kind)).toEqual(kind === null ? [] : [kind])
  expect(canPay(right, plan, NOW).allowed).toBe(payment === 'due')
})

test('a right costs what the city says, else what its option costs, else what its definition does', () => {
  const [year] = anOffer().options
  const options = [{ ...year!, id: optionId('free'), price: NO_MONEY }, year!]
  const asked = { price: null, optionId: year!.id }
  expect(knownPrice(aSubscription({ ...asked, price: cents(1) }), anOffer({ options }))).toBe(1)
  expect(knownPrice(aSubscription(asked), anOffer({ options }))).toBe(12_000)
  expect(knownPrice(aTicket(asked), aDefinition({ options }))).toBe(12_000)
  expect(knownPrice(aTicket(), aDefinition({ options }))).toBe(500)
})

test('a price that nobody gives is not free', () => {
  expect(rightPayment(aTicket({ ...due, price: null }), null, NOW)).toBe('due')
  expect(rightPayment(aSubscription({ ...due, price: null, optionId: null }), anOffer(), NOW)).toBe('due')
})

test('every answer stands in the table', () => {
  const told = new Set<string>(CASES.map(([, , payment]) => payment))
  expect(RIGHT_PAYMENTS.filter(payment => !told.has(payment))).toEqual([])
})
