import { describe, expect, it } from 'vitest'
import type { Figures } from '../measuring/measure.ts'
import { barsLine, isHeld } from './bars.ts'
import { ratiosOf } from './ratios.ts'
import { ratioRow, reportOf } from './report.ts'
import type { Series } from './series.ts'
import { textTable } from './text-table.ts'

const load = (changes: Partial<Figures>): Figures => ({
  firstPaint: 1000,
  ready: 2000,
  blocked: 100,
  shift: 0,
  scriptBytes: 100_000,
  allBytes: 200_000,
  requests: 20,
  depth: 2,
  addresses: [],
  ...changes,
})
const series = (variant: string, ready: readonly number[], page = 'dashboard'): Series => ({
  page,
  variant,
  loads: ready.map(milliseconds => load({ ready: milliseconds })),
})
const quick = [
  series('static', [1000, 1000]),
  series('minimal', [1500, 1700]),
  series('monolith', [2000, 2000]),
  series('federation', [1900, 2000]),
]

describe('a table of text', () => {
  it('puts words to the left and figures to the right, as wide as the widest', () => {
    const rows = [
      ['page', 'ready'],
      ['dashboard', '3.30'],
      ['fps', '12.50'],
    ]
    expect(textTable(rows, 1).split('\n')).toEqual([
      'page       ready',
      'dashboard   3.30',
      'fps        12.50',
    ])
  })
})

describe('the ratios', () => {
  it('compare the federation with each variant that was measured, and no other', () => {
    expect(ratiosOf(quick).map(({ what, by }) => `${what} ÷ ${by}`)).toEqual([
      'ready ÷ monolith',
      'ready ÷ minimal',
      'FCP ÷ static',
    ])
    const against = [...quick, series('before', [3800, 4000])]
    expect(ratiosOf(against).map(ratioRow).at(-2)).toEqual([
      'dashboard',
      'ready ÷ before',
      '0.50',
      '(0.50–0.50)',
    ])
  })

  it('stay with their page', () => {
    const two = [...quick, series('federation', [9000], 'fps'), series('monolith', [3000], 'fps')]
    expect(ratiosOf(two).find(({ page }) => page === 'fps')).toMatchObject({ what: 'ready', median: 3 })
  })
})

describe('a bar', () => {
  it.each([
    [1.004, true],
    [1.006, false],
  ])('of 1 judges %d as it is said, with two digits', (value, expected) => {
    expect(isHeld({ name: 'x', value, most: 1 })).toBe(expected)
  })

  it('that is missed is told with its figure', () => {
    const bars = [
      { name: 'one', value: 1, most: 2 },
      { name: 'two', value: 3.456, most: 2 },
    ]
    expect(barsLine(bars)).toBe('Bars: 1 of 2 hold; missed: two 3.46 (bar 2).')
    expect(barsLine(bars.slice(0, 1))).toBe('Bars: 1 of 1 hold.')
  })
})

describe('the report', () => {
  const last = (all: readonly Series[], html = 4_900) =>
    reportOf({ series: all, htmlBytes: { dashboard: html }, before: null })
      .split('\n')
      .at(-1)

  it('ends with the bars', () => {
    expect(last(quick)).toBe('Bars: 8 of 8 hold.')
  })

  it('misses each bar that a figure passes', () => {
    const heavy = load({
      ready: 2100,
      firstPaint: 1200,
      scriptBytes: 186_000,
      depth: 3,
      blocked: 201,
      shift: 0.03,
    })
    const slow = [...quick.slice(0, 3), { page: 'dashboard', variant: 'federation', loads: [heavy] }]
    const told = last(slow, 5_100)
    expect(told).toContain('0 of 8 hold')
    for (const name of ['÷ monolith', '÷ minimal', '÷ static', 'depth 3', 'script kB 186', 'HTML kB 5.1'])
      expect(told).toContain(name)
  })

  it('names the older commit', () => {
    const report = reportOf({ series: quick, htmlBytes: {}, before: '9b253cd' })
    expect(report).toContain('"before" is 9b253cd.')
  })
})
