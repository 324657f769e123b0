import type { ReminderChoices } from '../orders/index.ts'
import { choicesToWire, type Reminders, remindersFromWire, remindersWire } from '../wire/index.ts'
import type { ApiClient } from './api-client.ts'
import { ask } from './ask.ts'

/** What the subscriber is reminded of, and by which ways the city can. */
export async function fetchReminders(api: ApiClient): Promise<Reminders> {
  return remindersFromWire(await ask(api, 'GET /api/subscriber/reminders', { answer: remindersWire }))
}

/** Changes the given kinds; answers them all as they are now. */
export async function saveReminders(api: ApiClient, changes: Partial<ReminderChoices>): Promise<Reminders> {
  const json = choicesToWire(changes)
  return remindersFromWire(await ask(api, 'PUT /api/subscriber/reminders', { json, answer: remindersWire }))
}
