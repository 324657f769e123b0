import type { ReminderChoices } from '../orders/index.ts'
import { choicesToWire, type Reminders, remindersFromWire, remindersWire } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

/** The subscriber's reminder choices, and the channels that the city supports. */
export async function fetchReminders(api: ApiClient): Promise<Reminders> {
  return remindersFromWire(await ask(api, 'GET /api/subscriber/reminders', { answer: remindersWire }))
}

/** Changes the given kinds; returns all choices. */
export async function saveReminders(api: ApiClient, changes: Partial<ReminderChoices>): Promise<Reminders> {
  const json = choicesToWire(changes)
  return remindersFromWire(await ask(api, 'PUT /api/subscriber/reminders', { json, answer: remindersWire }))
}
