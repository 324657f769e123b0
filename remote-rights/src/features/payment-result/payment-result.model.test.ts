import { operationId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import type { OperationStatus, PaymentOperation } from '@parvis/shared-kernel/payment'
import { expect, test } from 'vitest'
import { isWaitOver, nextPoll, paymentResultView } from './payment-result.model.ts'

const operation = (status: OperationStatus): PaymentOperation => ({
  operationId: operationId('op-1'),
  resourceId: 'ticket',
  status,
  amount: cents(300),
  transactionAt: null,
  authorizationNumber: null,
  pageOpenUntil: null,
  isReceiptMailed: null,
})

test.each([
  [0, 2_000],
  [2_000, 4_000],
  [61_999, 32_000],
  [62_000, 60_000],
  [121_999, 60_000],
  [122_000, false],
])('%s ms after the first answer that says "pending" the next question waits %s ms', (elapsed, wait) => {
  expect(nextPoll(operation('pending'), elapsed)).toBe(wait)
})

test('a settled payment, or one nobody has heard of yet, is not asked again', () => {
  expect(nextPoll(operation('registered'), 0)).toBe(false)
  expect(nextPoll(undefined, 0)).toBe(false)
})

test('after two minutes the citizen goes back to the right, told not to pay again', () => {
  expect(isWaitOver(operation('pending'), 121_999)).toBe(false)
  expect(isWaitOver(operation('pending'), 122_000)).toBe(true)
  expect(isWaitOver(operation('registered'), 122_000)).toBe(false)
})

test.each([
  ['pending', 'pending', 'info', false],
  ['registered', 'paid', 'success', false],
  ['received', 'paid-not-processed', 'success', false],
  ['refused', 'refused', 'danger', true],
  ['abandoned', 'abandoned', 'warning', true],
  ['unknown', 'unknown', 'warning', false],
] as const)('%s reads %s in %s, may be tried again: %s', (status, outcome, tone, canRetry) => {
  expect(paymentResultView(operation(status), true)).toMatchObject({ outcome, tone, canRetry })
})

test('a right that was paid another way meanwhile is not paid again', () => {
  expect(paymentResultView(operation('refused'), false).canRetry).toBe(false)
})
