import { expect, test } from 'vitest'
import { kernelRange } from './shared.ts'

test.each([
  ['0.4.0', '^0.4.0'],
  ['0.4.1', '^0.4.0'],
  ['1.2.13', '^1.2.0'],
])('a part built with kernel %s shares any of %s, whichever of both is a patch ahead', (version, range) => {
  expect(kernelRange(version)).toBe(range)
})
