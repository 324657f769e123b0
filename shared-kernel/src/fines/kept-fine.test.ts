import { describe, expect, test } from 'vitest'
import { fineId } from '../ids/index.ts'
import { cents } from '../money/index.ts'
import { aBareFine } from '../testing/builders/index.ts'
import { instant } from '../time/index.ts'
import type { Fine } from './fine.ts'
import { totalDue } from './kept-fine.ts'

const until = instant('2026-11-23T14:05:00+01:00')!
const fine = (changes: Partial<Fine> = {}) =>
  aBareFine({
    id: fineId('21380990000016261320004001'),
    versions: [
      { issuedAt: null, price: cents(3500), reducedPrice: cents(1700), reducedUntil: until, payments: [] },
    ],
    ...changes,
  })
const paid = (amount: number) => [{ amount: cents(amount), paidAt: until, operationId: null }]

describe('several fines together ask for', () => {
  test.each([
    ['nothing when there is none', [], 0],
    ['the sum of what each asks', [fine(), fine({ agencyPayments: paid(700) })], 1700 + 1000],
    ['nothing less for what was paid too much on one', [fine({ agencyPayments: paid(9000) }), fine()], 1700],
  ])('%s', (_words, fines, due) => {
    expect(totalDue(fines, until)).toBe(due)
  })

  test('the full price one millisecond after the reduced one', () => {
    expect(totalDue([fine()], (until + 1) as typeof until)).toBe(3500)
  })
})
