import { expect, it } from 'vitest'
import { outlines } from './zone-outline.ts'

it('draws north at the top, 100 wide, as high as the land is', () => {
  const square = [
    [
      [0, 0],
      [1, 0],
      [1, 1],
      [0, 1],
    ],
  ] as const
  const plan = outlines([square])
  expect(plan.height).toBeCloseTo(100, 1)
  expect(plan.outlines[0]?.path).toMatch(/^M0 100/)
  expect(plan.outlines[0]?.label).toEqual([50, 50])
})

it('survives no zones and a zone that is a point', () => {
  expect(outlines([])).toEqual({ height: 0, outlines: [] })
  expect(outlines([[[[2.3, 48.8]]]]).outlines[0]?.path).toBe('M0 0Z')
})
