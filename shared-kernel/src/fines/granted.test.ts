import { expect, test } from 'vitest'
import { cents } from '../money/index.ts'
import { aFine, aFineVersion, aMoment } from '../testing/builders/index.ts'
import { type AppealState, decidedPrice, type Granted, grantedBy } from './index.ts'

const FIRST = aMoment('2026-11-01T10:00:00Z')
const ANSWERED = aMoment('2026-12-02T10:00:00Z')
const after = (days: number) => aMoment(`2026-12-0${2 + days}T10:00:00Z`)
const version = (price: number, issuedAt: typeof FIRST | null) =>
  aFineVersion({ issuedAt, price: cents(price), reducedPrice: null })
const part = (amount: number): Granted => ({ kind: 'part', before: cents(3500), after: cents(amount) })

// Prices of the notices that follow one of 35 €, the first on the moment of the answer.
test.each<[string, AppealState, readonly number[], Granted | null, boolean | null]>([
  ['wholly, where nothing is left of it', 'accepted', [0], { kind: 'whole' }, false],
  ['in part, where a cent is left', 'accepted', [1], part(1), false],
  ['in part, where it went down by a cent', 'accepted', [3499], part(3499), false],
  ['in part, whatever came later', 'accepted', [1200, 6000], part(1200), true],
  ['wholly, though it was raised later', 'accepted', [0, 6000], { kind: 'whole' }, true],
  ['wholly, where a later notice asks for nothing', 'accepted', [1200, 0], { kind: 'whole' }, true],
  ['without a word where the price tells nothing', 'accepted', [3500], null, null],
  ['without a word where it went up', 'accepted', [6000, 1200], null, null],
  ['without a word while no notice follows', 'accepted', [], null, null],
  ['not at all, where it is rejected', 'rejected', [1200], null, null],
  ['not at all, where the price falls to nothing all the same', 'rejected', [0], null, null],
])('an appeal is granted %s', (_, state, prices, granted, isReplaced) => {
  const fine = aFine({
    versions: [version(3500, FIRST), ...prices.map((price, i) => version(price, after(i)))],
  })
  const appeal = { state, answeredAt: ANSWERED }
  expect(grantedBy(fine, appeal)).toEqual(granted)
  expect(decidedPrice(fine, appeal)?.isReplaced ?? null).toBe(isReplaced)
})

test('a correction of before the answer, or of an unknown day, is nothing that the answer granted', () => {
  const corrected = (issuedAt: typeof FIRST | null, answeredAt: typeof FIRST | null) =>
    grantedBy(aFine({ versions: [version(3500, FIRST), version(1200, issuedAt)] }), {
      state: 'accepted',
      answeredAt,
    })
  expect(corrected(aMoment('2026-12-02T09:59:59.999Z'), ANSWERED)).toBeNull()
  expect(corrected(null, ANSWERED)).toBeNull()
  expect(corrected(ANSWERED, null)).toBeNull()
  expect(corrected(ANSWERED, ANSWERED)).toEqual(part(1200))
})
