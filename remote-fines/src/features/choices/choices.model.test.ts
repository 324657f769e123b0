import type { Claim, Fine } from '@parvis/shared-kernel/fines'
import { fineId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { type Instant, instant } from '@parvis/shared-kernel/time'
import { describe, expect, it } from 'vitest'
import { contestView } from './choices.model.ts'

const deadline = instant('2026-12-19T23:59:59+01:00')!
const claim = (status: Claim['status']): Claim => ({ type: 'RAPO', status, date: null })
const fine = (appealDeadline: Instant | null, claims: readonly Claim[] = []): Fine => ({
  id: fineId('21380990000016261320004001'),
  plate: null,
  place: null,
  versions: [{ issuedAt: null, price: cents(3500), reducedPrice: null, reducedUntil: null, payments: [] }],
  paymentStatus: 'unpaid',
  agencyPayments: [],
  debtRecoveryPayments: [],
  claims,
  paymentDeadline: null,
  appealDeadline,
  refundId: null,
})

describe('contesting a fine is', () => {
  it.each([
    ['possible at the last instant', deadline, { kind: 'possible', until: deadline }],
    ['too late after it', (deadline + 1) as Instant, { kind: 'too-late', since: deadline }],
  ])('%s', (_words, now, view) => {
    expect(contestView(fine(deadline), now)).toEqual(view)
  })

  it('possible where the city gives no date: the notice has it', () => {
    expect(contestView(fine(null), deadline)).toEqual({ kind: 'possible', until: null })
  })

  it.each([
    [['none'], 'possible'],
    [['filed'], 'under-review'],
    [['rejected', 'filed'], 'under-review'],
    [['accepted'], 'answered'],
    [['transferred'], 'answered'],
    [['unknown'], 'answered'],
  ] as const)('after %j: %s', (statuses, kind) => {
    expect(contestView(fine(deadline, statuses.map(claim)), deadline).kind).toBe(kind)
  })
})
