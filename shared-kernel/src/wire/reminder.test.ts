import * as v from 'valibot'
import { expect, test } from 'vitest'
import { DEFAULT_REMINDERS, REMINDER_KINDS } from '../orders/index.ts'
import {
  choicesFromChange,
  choicesToWire,
  reminderChangeWire,
  remindersFromWire,
  remindersToWire,
  remindersWire,
} from './reminder.wire.ts'

test('what is chosen comes back as it went', () => {
  const reminders = {
    choices: { ...DEFAULT_REMINDERS, 'renewal-open': { email: false, sms: true } },
    channels: ['email', 'sms'],
  } as const
  expect(remindersFromWire(v.parse(remindersWire, remindersToWire(reminders)))).toEqual(reminders)
  expect(choicesFromChange(v.parse(reminderChangeWire, choicesToWire(reminders.choices)))).toEqual(
    reminders.choices,
  )
})

test('a kind and a way that this version does not know are left out, a missing kind is the usual one', () => {
  const wire = { reminders: [{ kind: 'MOON_RISING', email: true, sms: true }], channels: ['PIGEON', 'EMAIL'] }
  expect(remindersFromWire(v.parse(remindersWire, wire))).toEqual({
    choices: DEFAULT_REMINDERS,
    channels: ['email'],
  })
})

test.each([
  ['a kind that is none', [{ kind: 'MOON_RISING', email: true, sms: true }]],
  ['a choice that says nothing of a way', [{ kind: 'RENEWAL_OPEN', email: true }]],
  [
    'more kinds than there are',
    Array.from({ length: REMINDER_KINDS.length + 1 }, () => ({
      kind: 'RENEWAL_OPEN',
      email: true,
      sms: true,
    })),
  ],
])('%s is not taken', (_name, reminders) => {
  expect(v.safeParse(reminderChangeWire, { reminders }).success).toBe(false)
})

test('a change of one kind says nothing of the others', () => {
  expect(choicesToWire({ 'ticket-ending': { email: false, sms: false } })).toEqual({
    reminders: [{ kind: 'TICKET_ENDING', email: false, sms: false }],
  })
})
