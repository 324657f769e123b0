import { expect, test } from 'vitest'
import { smsState } from './sms-row.model.ts'

test.each([
  [true, '0612345678', 'on'],
  [true, ' ', 'on-without-phone'],
  [false, '0612345678', 'off'],
  [false, '', 'off'],
])('asked for: %s, number « %s »: reminders are %s', (shouldReceiveSms, phoneNumber, state) => {
  expect(smsState({ shouldReceiveSms, phoneNumber })).toBe(state)
})
