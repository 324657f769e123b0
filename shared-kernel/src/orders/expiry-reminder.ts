import { dayOf, daysBetween, type Instant } from '../time/index.ts'
import { isExpired } from './in-force.ts'
import type { Renewability } from './renewability.ts'
import type { Right } from './right.ts'

/** So many days before its end the owner of a renewable right is told, each once; the earliest first. */
export const REMINDER_DAYS = [30, 7] as const
export type ReminderDays = (typeof REMINDER_DAYS)[number]

/** Days of the city's calendar until the right ends; null for one without end. */
export const daysLeft = ({ endOfValidity }: Right, now: Instant, zone: string): number | null =>
  endOfValidity === null ? null : daysBetween(dayOf(now, zone), dayOf(endOfValidity, zone))

/**
 * Which reminder a right is due, or null. The nearest one alone: who missed the first (a right too short to be renewable
 * by then, a server that was down) gets the second, never both at once. Only what can be renewed now is reminded, and a
 * ticket never: a reminder would come before a day's ticket was even bought.
 */
export function reminderDue(
  right: Right,
  renewal: Renewability,
  now: Instant,
  zone: string,
): ReminderDays | null {
  const left = daysLeft(right, now, zone)
  if (right.kind === 'ticket' || right.status !== 'granted' || !renewal.renewable) return null
  if (left === null || isExpired(right, now)) return null
  return REMINDER_DAYS.findLast(days => left <= days) ?? null
}
