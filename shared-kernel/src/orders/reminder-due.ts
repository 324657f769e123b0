import { dayOf, daysBetween, earlier, type Instant, later, wallTime } from '../time/index.ts'
import { isActive, isExpired } from './in-force.ts'
import type { ReminderKind } from './reminder-choice.ts'
import { type Renewability, renewalOpensAt } from './renewability.ts'
import type { Right } from './right.ts'
import { statusColumns } from './right-status.ts'

/** Days before its end on which the owner of a right is reminded, once each; earliest first. */
export const ENDING_DAYS = [30, 7] as const
/** Days after a right began to await payment. */
export const PAYMENT_DAYS = [3, 10] as const
/** Days after documents were requested. */
export const DOCUMENT_DAYS = [5, 15] as const

/** Facts that the rule cannot derive from the right itself. */
export interface ReminderFacts {
  readonly renewal: Renewability
  /** The right is renewed already, or another ticket follows: no reminder of its end is needed. */
  readonly isContinued: boolean
  /** Since when it awaits payment or documents; null for neither. */
  readonly waitsSince: Instant | null
}

export interface DueReminder {
  readonly kind: ReminderKind
  /** Identifies the event within its kind: at most one reminder per event and channel. */
  readonly occasion: string
  /** Days before the end; null for reminders that do not count them. */
  readonly daysBefore: number | null
}

const due = (kind: ReminderKind, occasion: string, daysBefore: number | null = null): DueReminder => ({
  kind,
  occasion,
  daysBefore,
})

/** Calendar days of the city until the right ends; null without an end. */
export const daysLeft = ({ endOfValidity }: Right, now: Instant, zone: string): number | null =>
  endOfValidity === null ? null : daysBetween(dayOf(now, zone), dayOf(endOfValidity, zone))

/**
 * Only the nearest reminder: if the first was missed (short right, server down) the second is sent, never both at once.
 * Never before the last fifth of the validity, or a one-month right would be reminded on its first day.
 */
function ending(right: Right, now: Instant, zone: string): readonly DueReminder[] {
  const opens = renewalOpensAt(right)
  const left = daysLeft(right, now, zone)
  if (opens === null || left === null || now < opens) return []
  const days = ENDING_DAYS.findLast(before => left <= before)
  return days === undefined ? [] : [due('subscription-ending', String(days), days)]
}

function subscriptionDue(right: Right, facts: ReminderFacts, now: Instant, zone: string) {
  if (!isActive(right) || isExpired(right, now) || facts.isContinued) return []
  const opened = facts.renewal.renewable ? [due('renewal-open', 'open')] : []
  return [...ending(right, now, zone), ...opened]
}

/** Lead time of a ticket's reminder by the ticket's duration: minutes for one hour, a day for a week. */
const TICKET_LEADS = [
  { upTo: { hours: 12 }, lead: { minutes: 20 } },
  { upTo: { hours: 48 }, lead: { hours: 2 } },
] as const
const LONGEST_LEAD = { hours: 24 } as const

/** Earliest reminder of a ticket's end; null without a start or end. */
export function ticketReminderAt({ startOfValidity: start, endOfValidity: end }: Right): Instant | null {
  if (start === null || end === null) return null
  const found = TICKET_LEADS.find(({ upTo }) => end <= later(start, upTo))
  return earlier(end, found?.lead ?? LONGEST_LEAD)
}

function ticketDue(right: Right, facts: ReminderFacts, now: Instant): readonly DueReminder[] {
  const from = ticketReminderAt(right)
  if (from === null || now < from || !isActive(right) || isExpired(right, now) || facts.isContinued) return []
  // Keyed by its end: an extended ticket is reminded again.
  return [due('ticket-ending', String(right.endOfValidity))]
}

/** No reminder for delays of the city itself. */
const WAITING = {
  payment: { kind: 'payment-waiting', days: PAYMENT_DAYS },
  documents: { kind: 'document-missing', days: DOCUMENT_DAYS },
} as const

function waitingDue(right: Right, { waitsSince }: ReminderFacts, now: Instant, zone: string) {
  const { waitsFor } = statusColumns(right.status)
  if (waitsFor === null || waitsFor === 'city' || waitsSince === null || isExpired(right, now)) return []
  const { kind, days } = WAITING[waitsFor]
  const waited = daysBetween(dayOf(waitsSince, zone), dayOf(now, zone))
  const after = days.findLast(day => waited >= day)
  // Keyed by the date of the request: a later request is reminded of again.
  return after === undefined ? [] : [due(kind, `${after} ${waitsSince}`)]
}

/**
 * Reminders due now for a right, in order of preference. Per channel only the first enabled one (`chosenReminder`) is
 * sent, so that no end is announced twice.
 */
export function remindersDue(
  right: Right,
  facts: ReminderFacts,
  now: Instant,
  zone: string,
): readonly DueReminder[] {
  const dated =
    right.kind === 'ticket' ? ticketDue(right, facts, now) : subscriptionDue(right, facts, now, zone)
  return [...waitingDue(right, facts, now, zone), ...dated]
}

/** The reminder to send by a channel, whether or not it was already sent. */
export const chosenReminder = (
  reminders: readonly DueReminder[],
  isChosen: (kind: ReminderKind) => boolean,
): DueReminder | null => reminders.find(({ kind }) => isChosen(kind)) ?? null

/** Hours in city time between which text messages may be sent. */
const WAKING = { from: 8, to: 20 } as const

/** Whether a text message may be sent now: at night only for a ticket's end, which is hours away. */
export function maySendTextMessage(kind: ReminderKind, now: Instant, zone: string): boolean {
  if (kind === 'ticket-ending') return true
  const { hour } = wallTime(now, zone)
  return hour >= WAKING.from && hour < WAKING.to
}
