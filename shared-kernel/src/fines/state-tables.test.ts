import { describe, expect, test } from 'vitest'
import { cents } from '../money/index.ts'
import { NOW } from '../testing/builders/index.ts'
import { addMilliseconds } from '../time/index.ts'
import {
  APPEAL_ACTIONS,
  APPEAL_STATES,
  afterAppealAction,
  afterRefundAction,
  canObject,
  payableFrom,
  paymentStatusOf,
  REFUND_ACTIONS,
  REFUND_STATUSES,
  refundableAmount,
} from './index.ts'

// Rows are states, columns are actions in the order of the list; "-" is refused.
const APPEALS = `
draft                draft filed -     -                    -        -        -           abandoned
filed                -     -     -     complement-requested accepted rejected transferred abandoned
complement-requested -     -     filed -                    accepted rejected transferred abandoned
accepted             -     -     -     -                    -        -        -           -
rejected             -     -     -     -                    -        -        -           -
transferred          -     -     -     -                    -        -        -           -
abandoned            -     -     -     -                    -        -        -           -
unknown              -     -     -     -                    -        -        -           -`

const REFUNDS = `
document-requested under-review -                  -        -    rejected -
under-review       -            document-requested accepted -    rejected document-requested
accepted           -            -                  -        paid -        document-requested
paid               -            -                  -        -    -        -
rejected           -            -                  -        -    -        -
unknown            -            -                  -        -    -        -`

const STATES = [...APPEAL_STATES, 'unknown'] as const

const cells = (table: string, actions: readonly string[]) =>
  table
    .trim()
    .split('\n')
    .flatMap(line => {
      const [state = '', ...next] = line.split(/\s+/)
      return actions.map((action, column) => [state, action, next[column] ?? 'missing'] as const)
    })

describe('an appeal', () => {
  test.each(cells(APPEALS, APPEAL_ACTIONS))('that is %s, on %s, becomes %s', (state, action, next) => {
    const from = STATES.find(known => known === state)!
    const done = APPEAL_ACTIONS.find(known => known === action)!
    expect(afterAppealAction(from, done) ?? '-').toBe(next)
  })
  test('has every state and every action in the table', () => {
    expect(cells(APPEALS, APPEAL_ACTIONS)).toHaveLength(STATES.length * APPEAL_ACTIONS.length)
  })
})

describe('a refund', () => {
  test.each(cells(REFUNDS, REFUND_ACTIONS))('that is %s, on %s, becomes %s', (state, action, next) => {
    const from = REFUND_STATUSES.find(known => known === state)!
    const done = REFUND_ACTIONS.find(known => known === action)!
    expect(afterRefundAction(from, done) ?? '-').toBe(next)
  })
  test('has every state and every action in the table', () => {
    expect(cells(REFUNDS, REFUND_ACTIONS)).toHaveLength(REFUND_STATUSES.length * REFUND_ACTIONS.length)
  })
  test.each([
    ['document-requested', 0, false],
    ['under-review', 0, true],
    ['under-review', 1, false],
    ['accepted', 0, true],
    ['accepted', 1, false],
    ['paid', 0, false],
  ] as const)('that is %s, %i ms after its last moment, can be objected to: %s', (status, ms, can) => {
    expect(canObject({ status, payableAt: NOW }, addMilliseconds(NOW, ms))).toBe(can)
    expect(canObject({ status, payableAt: null }, NOW)).toBe(false)
  })
  test('can be paid 48 hours after the last of its documents, once all are there (D16)', () => {
    const [first, last] = [{ providedAt: addMilliseconds(NOW, -1) }, { providedAt: NOW }]
    expect(payableFrom([last, first])).toBe(addMilliseconds(NOW, 172_800_000))
    expect(payableFrom([last, { providedAt: null }])).toBeNull()
    expect(payableFrom([])).toBeNull()
  })
  test.each([
    ['nothing was given back yet', [], 3_000],
    ['a part was', [{ status: 'paid', amount: cents(1_000) }], 2_000],
    ['a part is under way', [{ status: 'document-requested', amount: cents(1_000) }], 2_000],
    ['one was refused', [{ status: 'rejected', amount: cents(1_000) }], 3_000],
    ['all of it was', [{ status: 'paid', amount: cents(3_000) }], 0],
    ['more than it was', [{ status: 'paid', amount: cents(4_000) }], 0],
  ] as const)('covers what was paid too much: %s', (_, refunds, left) => {
    expect(refundableAmount(cents(3_000), refunds)).toBe(left)
  })
})

test.each([
  [0, 3_500, 0, false, 'unpaid'],
  [0, 0, 0, false, 'unpaid'],
  [1, 3_499, 0, false, 'partly-paid'],
  [3_499, 1, 0, false, 'partly-paid'],
  [3_500, 0, 0, false, 'paid'],
  [1_700, 0, 0, true, 'paid-reduced'],
  [3_501, 0, 1, false, 'overpaid'],
  [1_701, 0, 1, true, 'overpaid-reduced'],
] as const)('paid %i, due %i, too much %i, reduced %s: %s', (paid, due, overpaid, isReduced, status) => {
  const amount = { paid: cents(paid), due: cents(due), overpaid: cents(overpaid), isReduced }
  expect(paymentStatusOf(amount)).toBe(status)
})
