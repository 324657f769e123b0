import { describe, expect, it } from 'vitest'
import { isKernelInReach } from './kernel-range.ts'

describe('a remote built with another kernel', () => {
  it.each([
    ['0.1.0', '0.1.0', true],
    ['0.1.9', '0.1.0', true],
    ['0.2.0', '0.1.0', true],
    ['0.0.9', '0.1.0', true],
    ['0.3.0', '0.1.0', false],
    ['1.0.0', '0.1.0', false],
    ['2.0.0', '1.4.0', true],
    ['1.0.0', '2.9.1', true],
    ['3.0.0', '1.4.0', false],
    ['', '0.1.0', false],
    ['next', '0.1.0', false],
  ])('%s under %s may run: %s', (builtWith, own, isInReach) => {
    expect(isKernelInReach(builtWith, own)).toBe(isInReach)
  })
})
