import type { Claim, Fine } from '@parvis/shared-kernel/fines'
import { fineId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { instant } from '@parvis/shared-kernel/time'
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
const fine = (changes: Partial<Fine> = {}): Fine => ({
  id: fineId('21380990000016261320004001'),
  plate: null,
  place: null,
  versions: [version(1700)],
  paymentStatus: 'unpaid',
  agencyPayments: [],
  debtRecoveryPayments: [],
  claims: [],
  paymentDeadline: null,
  appealDeadline: null,
  refundId: null,
  ...changes,
})
const claim = (status: Claim['status']): Claim => ({ type: 'RAPO', status, date: null })
const paid = [{ amount: cents(1), paidAt: null, operationId: null }]

describe('the papers of a fine', () => {
  it.each<[string, Partial<Fine>, readonly string[]]>([
    ['just issued', {}, ['notice', 'notice-reduced', 'statement']],
    ['without a reduced price', { versions: [version(null)] }, ['notice', 'statement']],
    [
      'corrected, the correction without a reduced price',
      { versions: [version(1700), version(null)] },
      ['notice-corrected', 'notice', 'notice-reduced', 'statement'],
    ],
    [
      'corrected, the correction with one',
      { versions: [version(null), version(1700)] },
      ['notice-corrected', 'notice-corrected-reduced', 'notice', 'statement'],
    ],
    ['paid in part', { agencyPayments: paid }, ['notice', 'notice-reduced', 'statement', 'proof']],
    ['contested', { claims: [claim('filed')] }, ['notice', 'notice-reduced', 'statement']],
    [
      'contested and answered',
      { claims: [claim('rejected')] },
      ['notice', 'notice-reduced', 'statement', 'appeal-answer'],
    ],
    [
      'contested anew after an answer: the new one has none yet',
      { claims: [claim('rejected'), claim('filed')] },
      ['notice', 'notice-reduced', 'statement'],
    ],
  ])('%s', (_words, changes, papers) => {
    expect(papersOf(fine(changes), now)).toEqual(papers)
  })
})
