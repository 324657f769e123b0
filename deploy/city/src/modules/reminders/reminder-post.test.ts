import { expect, test } from 'vitest'
import { canReach } from './reminder-post.ts'

const ZOE = { email: 'zoe@example.org', phoneNumber: '06 12 34 56 78', shouldReceiveSms: true }

test.each([
  ['who has both', {}, true, true],
  ['who has no address', { email: '' }, false, true],
  ['whose address is blank', { email: ' ' }, false, true],
  ['who asked for no messages', { shouldReceiveSms: false }, true, false],
  ['who asked for messages and gave no number', { phoneNumber: '' }, true, false],
  ['whose number is blank', { phoneNumber: ' ' }, true, false],
])('how somebody %s can be reached', (_who, changes, byMail, bySms) => {
  const person = { ...ZOE, ...changes }
  expect([canReach(person, 'email'), canReach(person, 'sms')]).toEqual([byMail, bySms])
})
