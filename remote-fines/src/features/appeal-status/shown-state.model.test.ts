import { grantedBy } from '@parvis/shared-kernel/fines'
import { fineId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
import { aFine, aFineVersion } from '@parvis/shared-kernel/testing'
import { addMilliseconds, instant } from '@parvis/shared-kernel/time'
import { describe, expect, it } from 'vitest'
import { clockEvent, clockFileName } from '../../appeal/clock-calendar.model.ts'
import { anAppeal } from '../../testing/fake-appeal.ts'
import { canGoToCourt, clocksOf, shownStateOf } from './shown-state.model.ts'

const SILENCE = '2026-12-21T23:59:59+01:00'
const at = instant(SILENCE)!
const filed = (changes = {}) =>
  anAppeal({
    status: 'FILLED',
    filedDatetime: '2026-11-21T10:00:00+01:00',
    implicitRejectionDatetime: SILENCE,
    ...changes,
  })

describe('an appeal without answer', () => {
  it.each([
    ['is under review at the last moment', at, 'filed'],
    ['is rejected by silence a moment later', addMilliseconds(at, 1), 'silent'],
  ] as const)('%s', (_, now, shown) => expect(shownStateOf(filed(), now)).toBe(shown))

  it.each([
    ['waits for its author at the last moment', at, 'complement-requested'],
    ['is rejected by silence a moment later, for all that was asked', addMilliseconds(at, 1), 'silent'],
  ] as const)('%s', (_, now, shown) =>
    expect(shownStateOf(filed({ status: 'COMPLEMENT_REQUESTED' }), now)).toBe(shown),
  )
})

it.each([
  ['FILLED', ['sent', 'answer']],
  ['COMPLEMENT_REQUESTED', ['sent', 'complement', 'answer']],
  ['REJECTED', ['sent', 'tribunal']],
  ['TRANSFERRED', ['sent']],
  ['ABANDONED', ['sent']],
] as const)('of %s the clocks %j are shown', (status, clocks) => {
  const appeal = filed({
    status,
    complement: { dueDatetime: '2026-12-05T23:59:59+01:00' },
    tribunalDeadline: status === 'REJECTED' ? '2027-01-05T23:59:59+01:00' : null,
  })
  expect(clocksOf(appeal, cents(3500), instant('2026-12-01T10:00:00Z')!).map(({ clock }) => clock)).toEqual(
    clocks,
  )
})

it('nothing that was kept: no day for a court either', () => {
  const rejected = filed({ status: 'REJECTED', tribunalDeadline: SILENCE })
  expect(clocksOf(rejected, cents(0), at).map(({ clock }) => clock)).toEqual(['sent'])
})

it.each([
  ['rejected', 3500, true],
  ['silent', 3500, true],
  ['accepted', 2000, true],
  ['accepted', 0, false],
  ['rejected', 0, false],
  ['silent', 0, false],
  ['filed', 3500, false],
  ['transferred', 3500, false],
  ['complement-requested', 3500, false],
] as const)('court makes sense when it is %s and %d cents stay: %s', (shown, price, isWorth) => {
  expect(canGoToCourt(shown, cents(price), at)).toBe(isWorth)
  expect(canGoToCourt(shown, cents(price), null)).toBe(false)
})

it.each([
  ['wholly, where nothing is left of it', 'ACCEPTED', [0], { kind: 'whole' }],
  ['in part, where it went down', 'ACCEPTED', [1200], { kind: 'part', before: 3500, after: 1200 }],
  ['in part, whatever came later', 'ACCEPTED', [1200, 6000], { kind: 'part', before: 3500, after: 1200 }],
  ['wholly, though it was raised later', 'ACCEPTED', [0, 6000], { kind: 'whole' }],
  ['without a word where the price tells nothing', 'ACCEPTED', [3500], null],
  ['without a word where it went up', 'ACCEPTED', [6000, 1200], null],
  ['not at all, where it is rejected', 'REJECTED', [1200], null],
  ['not at all, where the price falls to nothing all the same', 'REJECTED', [0], null],
] as const)('an appeal is granted %s', (_, status, prices, granted) => {
  const version = (issued: string, amount: number) =>
    aFineVersion({ issuedAt: instant(issued)!, price: cents(amount), reducedPrice: null })
  const first = version('2026-11-01T10:00:00Z', 3500)
  const later = prices.map((price, index) => version(`2026-12-0${2 + index}T10:00:00Z`, price))
  const fine = aFine({ versions: [first, ...later] })
  expect(grantedBy(fine, filed({ status, answerDatetime: '2026-12-02T10:00:00Z' }))).toEqual(granted)
})

it('a clock stands in the calendar on the morning of its last day, in the city’s zone and without plate', () => {
  const fine = fineId('21380990000016261320004001')
  const event = { clock: 'answer', fineId: fine, at, title: 'Réponse', description: 'FPS' } as const
  expect(clockEvent(event, 'Europe/Paris')).toEqual({
    title: 'Réponse',
    description: 'FPS',
    id: 'appeal-answer-1320004001',
    start: instant('2026-12-21T08:00:00Z'),
    end: instant('2026-12-21T08:30:00Z'),
  })
  expect(clockFileName(event, 'Europe/Paris')).toBe('fps-answer-2026-12-21')
})
