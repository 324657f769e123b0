import { describe, expect, it } from 'vitest'
import { secondsOfRetryAfter } from './retry-after.ts'

const NOW = Date.parse('2026-10-21T07:28:00Z')

describe('Retry-After', () => {
  it.each([
    ['0', 0],
    ['90', 90],
    ['Wed, 21 Oct 2026 07:29:30 GMT', 90],
    ['Wednesday, 21-Oct-26 07:29:30 GMT', 90],
    ['Wed, 21 Oct 2026 07:27:00 GMT', 0],
    ['-5', undefined],
    ['soon', undefined],
    ['2026-10-21', undefined],
    ['', undefined],
    [null, undefined],
  ])('%j is %s seconds', (header, seconds) => {
    expect(secondsOfRetryAfter(header, NOW)).toBe(seconds)
  })
})
