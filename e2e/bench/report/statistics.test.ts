import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ratioOf, spreadOf } from './statistics.ts'

describe('the spread of a series', () => {
  it.each([
    [[3], { median: 3, least: 3, most: 3 }],
    [[9, 1, 5], { median: 5, least: 1, most: 9 }],
    [[10, 9, 1, 2], { median: 5.5, least: 1, most: 10 }],
    [[100, 20, 3], { median: 20, least: 3, most: 100 }],
  ])('of %j is %j, by size and not by text', (values, expected) => {
    expect(spreadOf(values)).toEqual(expected)
  })

  it('has no figure for nothing', () => {
    expect(() => spreadOf([])).toThrow('nothing was measured')
  })

  it('leaves half of the values on either side, and the series as it was', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), values => {
        const given = [...values]
        const { median } = spreadOf(values)
        expect(values.filter(value => value < median).length).toBeLessThanOrEqual(values.length / 2)
        expect(values.filter(value => value > median).length).toBeLessThanOrEqual(values.length / 2)
        expect(values).toEqual(given)
      }),
    )
  })
})

describe('a ratio', () => {
  it('compares medians, and tells the spread of what was measured in one round', () => {
    expect(ratioOf([2, 4, 8], [1, 4, 2])).toEqual({ median: 2, least: 1, most: 4 })
  })
})
