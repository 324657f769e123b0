import { expect, test } from 'vitest'
import { newOrderId, uuidV7 } from './index.ts'

const ones = new Uint8Array(10).fill(0xff)

test('an id made by the client is a UUID of version 7 with its variant', () => {
  expect(uuidV7(0, new Uint8Array(10))).toBe('00000000-0000-7000-8000-000000000000')
  expect(uuidV7(2 ** 48 - 1, ones)).toBe('ffffffff-ffff-7fff-bfff-ffffffffffff')
  // The example of RFC 9562, appendix A.6.
  const random = Uint8Array.from([0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f])
  expect(uuidV7(0x017f22e279b0, random)).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')
})

test('an id made later sorts later', () => {
  expect(newOrderId(ones, 1_000) < newOrderId(new Uint8Array(10), 1_001)).toBe(true)
})

test('the caller’s random bytes are left as they were, and too few are refused', () => {
  uuidV7(1, ones)
  expect([...ones]).toEqual(Array(10).fill(0xff))
  expect(() => uuidV7(1, new Uint8Array(9))).toThrow(RangeError)
})
