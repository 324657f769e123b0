import { fineId } from '@parvis/shared-kernel/ids'
import { cents } from '@parvis/shared-kernel/money'
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
