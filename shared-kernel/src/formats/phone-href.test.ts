import { expect, test } from 'vitest'
import { phoneHref } from './phone-href.ts'

test.each([
  ['01 23 45 67 89', 'tel:0123456789'],
  ['01\u202f23.45-67 89', 'tel:0123456789'],
  ['+33 (1) 23 45 67 89', 'tel:+33123456789'],
  ['+33 (0)1 23 45 67 89', 'tel:+33123456789'],
  ['(0)1 23 45 67 89', 'tel:0123456789'],
])('%s is called at %s', (phone, href) => expect(phoneHref(phone)).toBe(href))
