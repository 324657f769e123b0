import type { Claim, Fine } from '@parvis/shared-kernel/fines'
import { fineId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { aBareFine, aClaim } from '@parvis/shared-kernel/testing'
import { addMilliseconds, instant } from '@parvis/shared-kernel/time'
import { describe, expect, it } from 'vitest'
import { papersOf } from './documents.model.ts'

const now = instant('2026-11-21T10:00:00Z')!
const version = (reduced: number | null) => ({
  issuedAt: now,
  price: cents(3500),
  reducedPrice: reduced === null ? null : cents(reduced),
  reducedUntil: reduced === null ? null : now,
  payments: [],
})
const fine = (changes: Partial<Fine> = {}) =>
  aBareFine({
    id: fineId('21380990000016261320004001'),
    versions: [version(1700)],
    ...changes,
  })
const claim = (status: Claim['status']) => aClaim({ status, access: 'unguarded' })
const paid = [{ amount: cents(1), paidAt: null, operationId: null }]

describe('the papers of a fine', () => {
  it.each<[string, Partial<Fine>, readonly string[]]>([
    ['just issued', {}, ['notice', 'notice-reduced', 'statement']],
    ['without a reduced price', { versions: [version(null)] }, ['notice', 'statement']],
    [
      'corrected, the correction without a reduced price',
      { versions: [version(1700), version(null)] },
      ['notice-corrected', 'notice', 'statement'],
    ],
    [
      'corrected, the correction with one',
      { versions: [version(null), version(1700)] },
      ['notice-corrected', 'notice-corrected-reduced', 'notice', 'statement'],
    ],
    [
      'with a day of a reduced price but none',
      { versions: [{ ...version(1700), reducedPrice: null }] },
      ['notice', 'statement'],
    ],
    ['paid in part', { agencyPayments: paid }, ['notice', 'notice-reduced', 'statement', 'proof']],
    ['contested', { claims: [claim('filed')] }, ['notice', 'notice-reduced', 'statement']],
    [
      'contested and answered',
      { claims: [claim('rejected')] },
      ['notice', 'notice-reduced', 'statement', 'appeal-answer'],
    ],
    ...(['accepted', 'transferred'] as const).map(
      status =>
        [
          `contested and ${status}`,
          { claims: [claim(status)] },
          ['notice', 'notice-reduced', 'statement', 'appeal-answer'],
        ] satisfies [string, Partial<Fine>, readonly string[]],
    ),
    [
      'answered to its holder: the answer stands with the appeal',
      { claims: [{ ...claim('rejected'), access: 'holder' }] },
      ['notice', 'notice-reduced', 'statement'],
    ],
    [
      'answered beside an appeal of somebody else: the city cannot tell which answer is asked for',
      { claims: [{ ...claim('filed'), access: 'stranger' }, claim('rejected')] },
      ['notice', 'notice-reduced', 'statement'],
    ],
    [
      'contested anew after an answer: the new one has none yet',
      { claims: [claim('rejected'), claim('filed')] },
      ['notice', 'notice-reduced', 'statement'],
    ],
  ])('%s', (_words, changes, papers) => {
    expect(papersOf(fine(changes), now)).toEqual(papers)
  })

  it.each([
    ['at its last instant', 0, true],
    ['a millisecond later no more', 1, false],
    ['and not weeks later', 30 * 86_400_000, false],
  ])('ask for a reduced price %s', (_words, ms, isOffered) => {
    const then = addMilliseconds(now, ms)
    for (const versions of [[version(1700)], [version(null), version(1700)]] as const)
      expect(papersOf(fine({ versions }), then).some(paper => paper.endsWith('reduced'))).toBe(isOffered)
  })
})
