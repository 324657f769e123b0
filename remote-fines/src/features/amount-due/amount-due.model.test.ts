import type { Fine } from '@parvis/shared-kernel/fines'
import { placeOfZone, startsWithVowel } from '@parvis/shared-kernel/formats'
import { fineId, operationId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { aBareFine } from '@parvis/shared-kernel/testing'
import { type Instant, instant } from '@parvis/shared-kernel/time'
import { describe, expect, it } from 'vitest'
import { dueView, isUrgent, timeLeft } from './amount-due.model.ts'

const at = (iso: string): Instant => instant(iso)!
const until = at('2026-11-23T14:05:00+01:00')
const payment = (amount: number, paidAt: string) => ({
  amount: cents(amount),
  paidAt: at(paidAt),
  operationId: operationId(paidAt),
})
const version = { issuedAt: at('2026-11-18T14:05:00+01:00'), payments: [] }
const fine = (changes: Partial<Fine> = {}) =>
  aBareFine({
    id: fineId('21380990000016261320004001'),
    versions: [{ ...version, price: cents(3500), reducedPrice: cents(1700), reducedUntil: until }],
    ...changes,
  })

describe('the head of a fine says', () => {
  it('the reduced price up to and including its last instant, and what comes after', () => {
    expect(dueView(fine(), until)).toEqual({ kind: 'reduced', due: 1700, until, after: 3500 })
  })

  it('the full price one millisecond later', () => {
    const late = (until + 1) as Instant
    expect(dueView(fine(), late)).toEqual({ kind: 'full', due: 3500, reducedEnded: until, deadline: null })
  })

  it('no end of a reduced price that the city dates without giving it', () => {
    const undated = fine({
      versions: [{ ...version, price: cents(3500), reducedPrice: null, reducedUntil: until }],
    })
    expect(dueView(undated, (until - 1) as Instant)).toMatchObject({ kind: 'full', reducedEnded: null })
  })

  it.each([
    ['the last day to pay at its last instant', 0, false],
    ['that the last day has passed, one millisecond later', 1, true],
  ])('%s', (_words, later, isPast) => {
    const deadline = at('2027-02-16T23:59:59+01:00')
    const view = dueView(fine({ paymentDeadline: deadline }), (deadline + later) as Instant)
    expect(view).toMatchObject({ kind: 'full', deadline: { at: deadline, isPast } })
  })

  it.each([
    ['that it may be increased, until the last instant to pay', 0, [], 'to-come'],
    ['that it may have been increased, after it', 1, [], 'past'],
    [
      'that it was increased, once the debt recovery office has it',
      1,
      [payment(1000, '2027-03-01T08:00:00+01:00')],
      'done',
    ],
  ] as const)('%s', (_words, later, debtRecoveryPayments, increase) => {
    const deadline = at('2027-02-16T23:59:59+01:00')
    const view = dueView(
      fine({ paymentDeadline: deadline, debtRecoveryPayments }),
      (deadline + later) as Instant,
    )
    expect(view).toMatchObject({ kind: 'full', deadline: { increase } })
  })

  it('what remains of both prices once a part is paid', () => {
    const partly = fine({ agencyPayments: [payment(1000, '2026-11-19T08:00:00+01:00')] })
    expect(dueView(partly, at('2026-11-20T08:00:00+01:00'))).toEqual({
      kind: 'reduced',
      due: 700,
      until,
      after: 2500,
    })
  })

  it('that nothing remains, at the reduced price, even long after it ended', () => {
    const paid = fine({
      paymentStatus: 'paid-reduced',
      debtRecoveryPayments: [payment(1700, '2026-11-19T08:00:00+01:00')],
    })
    expect(dueView(paid, at('2027-02-01T00:00:00Z'))).toEqual({ kind: 'paid', paid: 1700, isReduced: true })
  })

  it('what was paid too much', () => {
    const twice = fine({
      paymentStatus: 'overpaid-reduced',
      agencyPayments: [
        payment(1700, '2026-11-19T08:00:00+01:00'),
        payment(1700, '2026-11-19T09:00:00+01:00'),
      ],
    })
    expect(dueView(twice, until)).toEqual({ kind: 'overpaid', overpaid: 1700, paid: 3400 })
  })

  it.each([
    ['whole', 1700, { kind: 'refunded', refunded: 1700 }],
    ['in part', 700, { kind: 'overpaid', overpaid: 1000, paid: 5200 }],
  ])('what was paid back, %s', (_words, amount, view) => {
    const day = '2026-11-19T08:00:00+01:00'
    const back = fine({
      versions: [{ ...version, price: cents(3500), reducedPrice: null, reducedUntil: null }],
      agencyPayments: [payment(3500, day), payment(1700, '2026-11-19T09:00:00+01:00')],
      payouts: [{ amount: cents(amount), paidAt: at(day) }],
    })
    expect(dueView(back, until)).toEqual(view)
  })

  it.each([
    ['its amount, though the reduced price has ended since', 1700],
    ['no amount, where the city does not say it', null],
  ])('of a payment in progress %s', (_words, amount) => {
    const pendingAmount = amount === null ? null : cents(amount)
    const paying = fine({ isPaymentPending: true, pendingAmount })
    expect(dueView(paying, (until + 1) as Instant)).toEqual({ kind: 'pending', amount })
  })

  it('that a fine corrected to nothing asks for nothing', () => {
    const won = fine({ versions: [{ ...version, price: cents(0), reducedPrice: null, reducedUntil: null }] })
    expect(dueView(won, until)).toEqual({ kind: 'nothing' })
  })
})

describe('the time left at the reduced price', () => {
  it.each([
    [48 * 60, { unit: 'day', count: 2 }],
    [48 * 60 - 1, { unit: 'hour', count: 47 }],
    [120, { unit: 'hour', count: 2 }],
    [119, { unit: 'minute', count: 119 }],
    [1, { unit: 'minute', count: 1 }],
    [0.5, { unit: 'minute', count: 0 }],
    [-5, { unit: 'minute', count: 0 }],
  ])('with %d minutes to go', (minutes, left) => {
    expect(timeLeft(until, (until - minutes * 60_000) as Instant)).toEqual(left)
  })
})

it('is pressing on its last day', () => {
  expect([0, 1].map(ms => isUrgent(until, (until - 86_400_000 + ms) as Instant))).toEqual([false, true])
})

it('names the place whose clock counts', () => {
  expect(placeOfZone('America/Port_of_Spain')).toBe('Port of Spain')
  expect([placeOfZone('Europe/Paris'), 'Amsterdam'].map(startsWithVowel)).toEqual([false, true])
})
