import { expect, test } from 'vitest'
import { smsStateOf } from './sms-state.model.ts'

test.each([
  [['email'], true, '0612345678', 'absent'],
  [['email', 'sms'], false, '0612345678', 'off'],
  [['email', 'sms'], true, '  ', 'on-without-phone'],
  [['email', 'sms'], true, '0612345678', 'on'],
] as const)('a city with %j, messages asked for: %s, number « %s »: %s', (channels, asked, phone, state) => {
  expect(smsStateOf({ channels }, { shouldReceiveSms: asked, phoneNumber: phone })).toBe(state)
})
