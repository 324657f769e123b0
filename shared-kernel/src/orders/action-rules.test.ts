import { describe, expect, test } from 'vitest'
import { cents, NO_MONEY } from '../money/index.ts'
import { aDefinition, anOffer, aSubscription, aTicket, NOW } from '../testing/builders/index.ts'
import { addMilliseconds } from '../time/index.ts'
import {
  canComplete,
  cancelable,
  canEditPlates,
  canPay,
  canRequestPlateChange,
  canShare,
  canWithdraw,
  hasPlateHistory,
  hasProof,
  type RightRule,
} from './action-rules.ts'
import type { Right } from './right.ts'
import type { RightPlan } from './right-plan.ts'
import { RIGHT_STATUSES, type RightStatus } from './right-status.ts'

const before = addMilliseconds(NOW, -1)
const after = addMilliseconds(NOW, 1)
const answer = (rule: RightRule, right: Right, plan: RightPlan | null) => {
  const verdict = rule(right, plan, NOW)
  return verdict.allowed ? 'allowed' : verdict.reason
}
const allowedStatuses = (rule: RightRule, right: Right, plan: RightPlan): readonly RightStatus[] =>
  RIGHT_STATUSES.filter(status => rule({ ...right, status }, plan, NOW).allowed)

const future = { startOfValidity: after }
const offer = anOffer()
const definition = aDefinition()

describe('statuses that open an action, with every flag on', () => {
  const shared = aSubscription({ canWithdraw: true })
  const sharedTicket = aTicket({ canWithdraw: true })
  const notOver = RIGHT_STATUSES.filter(status => status !== 'canceled' && status !== 'deleted')
  const editable = notOver.filter(status => status !== 'plate-under-review')
  test.each([
    ['pay a subscription', canPay, shared, offer, ['awaiting-payment']],
    ['pay a ticket', canPay, sharedTicket, definition, ['awaiting-payment']],
    ['complete a subscription', canComplete, shared, offer, ['awaiting-completion', 'awaiting-evidence']],
    ['complete a ticket', canComplete, sharedTicket, definition, []],
    ['edit plates of a subscription', canEditPlates, shared, offer, ['granted']],
    ['edit plates of a ticket', canEditPlates, sharedTicket, definition, editable],
    ['request a plate change', canRequestPlateChange, shared, offer, ['granted']],
    ['request a plate change of a ticket', canRequestPlateChange, sharedTicket, definition, []],
    ['share a subscription', canShare, shared, offer, ['plate-under-review', 'granted']],
    ['share a ticket', canShare, sharedTicket, definition, notOver.filter(status => status !== 'rejected')],
    ['withdraw from a subscription', canWithdraw, shared, offer, ['plate-under-review', 'granted']],
    ['withdraw from a ticket', canWithdraw, sharedTicket, definition, notOver],
    ['proof of a subscription', hasProof, shared, offer, ['plate-under-review', 'granted']],
    ['proof of a ticket', hasProof, sharedTicket, definition, ['plate-under-review', 'granted']],
    ['plate history of a subscription', hasPlateHistory, shared, offer, ['plate-under-review', 'granted']],
    ['plate history of a ticket', hasPlateHistory, sharedTicket, definition, RIGHT_STATUSES],
    [
      'cancel an order before its start',
      cancelable,
      aSubscription(future),
      offer,
      ['awaiting-payment', 'granted'],
    ],
    ['cancel an order after its start', cancelable, aSubscription(), offer, ['awaiting-payment']],
    ['cancel a ticket before its start', cancelable, aTicket(future), definition, notOver],
    ['cancel a ticket after its start', cancelable, aTicket(), definition, ['awaiting-payment']],
  ] as const)('%s', (_name, rule, right, plan, expected) => {
    expect(allowedStatuses(rule, right, plan)).toEqual(expected)
  })
})

describe('paying', () => {
  const due = { status: 'awaiting-payment', endOfValidity: before } as const
  test('an ended ticket is no longer paid, an ended subscription still is', () => {
    expect(answer(canPay, aTicket(due), definition)).toBe('ended')
    expect(answer(canPay, aTicket({ ...due, endOfValidity: NOW }), definition)).toBe('allowed')
    expect(answer(canPay, aSubscription(due), offer)).toBe('allowed')
    expect(answer(canPay, aTicket({ ...due, isPaymentPending: true }), definition)).toBe('ended')
  })
})

describe('cancelling', () => {
  const toPay = { status: 'awaiting-payment' } as const
  test.each([
    ['starts in a millisecond', aTicket({ startOfValidity: after }), definition, 'allowed'],
    ['starts now', aTicket({ startOfValidity: NOW }), definition, 'started'],
    ['has no start', aTicket({ startOfValidity: null }), definition, 'started'],
    ['has ended', aTicket({ endOfValidity: before }), definition, 'ended'],
    [
      'whose definition does not allow it',
      aTicket(future),
      aDefinition({ canCancelBeforeStart: false }),
      'not-in-plan',
    ],
    ['whose definition is gone', aTicket(future), null, 'plan-unknown'],
    [
      'without creation record',
      aSubscription({ ...future, hasCreationRecord: false }),
      offer,
      'no-creation-record',
    ],
    [
      'that awaits payment without creation record',
      aSubscription({ ...toPay, hasCreationRecord: false }),
      offer,
      'no-creation-record',
    ],
    ['that awaits payment, plan gone', aSubscription(toPay), null, 'allowed'],
    ['that awaits payment after its end', aTicket({ ...toPay, endOfValidity: before }), null, 'allowed'],
    ['that is being paid', aTicket({ ...toPay, isPaymentPending: true }), definition, 'payment-pending'],
    ['that has started, and is being paid', aTicket({ isPaymentPending: true }), definition, 'started'],
  ] as const)('a right that %s', (_name, right, plan, expected) => {
    expect(answer(cancelable, right, plan)).toBe(expected)
  })
})

describe('plates and sharing', () => {
  test.each([
    ['edit', canEditPlates, { canEditPlateDuringValidity: false }],
    ['request', canRequestPlateChange, { canRequestPlateChange: false }],
    ['share', canShare, { isShareEnabled: false }],
  ] as const)('%s needs its flag, a known plan and a right that has not ended', (_name, rule, flagOff) => {
    const right = aSubscription()
    expect(answer(rule, right, offer)).toBe('allowed')
    expect(answer(rule, right, anOffer(flagOff))).toBe('not-in-plan')
    expect(answer(rule, right, null)).toBe('plan-unknown')
    expect(answer(rule, aSubscription({ endOfValidity: before }), offer)).toBe('ended')
    expect(answer(rule, aSubscription({ endOfValidity: NOW }), offer)).toBe('allowed')
  })
  test('a plate under review is not written over', () => {
    const right = aSubscription({ status: 'plate-under-review' })
    expect(answer(canEditPlates, right, offer)).toBe('plate-change-under-review')
    expect(answer(canRequestPlateChange, right, offer)).toBe('plate-change-under-review')
  })
  test('the plates of an ended ticket are not written afterwards', () => {
    expect(answer(canEditPlates, aTicket({ endOfValidity: before }), definition)).toBe('ended')
  })
  test('only who joined a right may leave it', () => {
    expect(answer(canWithdraw, aSubscription(), offer)).toBe('not-shared-with-you')
  })
})

describe('the proof of a right', () => {
  test.each([
    ['that was free', aTicket({ price: NO_MONEY }), definition, 'free'],
    ['of a free definition', aTicket(), aDefinition({ defaultPrice: NO_MONEY }), 'free'],
    ['that cost a cent', aTicket({ price: cents(1) }), aDefinition({ defaultPrice: NO_MONEY }), 'allowed'],
    ['whose price nobody knows', aTicket(), null, 'free'],
    ['that is a free subscription', aSubscription({ price: NO_MONEY }), offer, 'allowed'],
  ] as const)('%s', (_name, right, plan, expected) => expect(answer(hasProof, right, plan)).toBe(expected))
})
