import { dayOf, daysBetween, earlier, type Instant, later, wallTime } from '../time/index.ts'
import { isActive, isExpired } from './in-force.ts'
import type { ReminderKind } from './reminder-choice.ts'
import { type Renewability, renewalOpensAt } from './renewability.ts'
import type { Right } from './right.ts'
import { statusColumns } from './right-status.ts'

/** So many days before its end the owner of a right is told, each once; the earliest first. */
export const ENDING_DAYS = [30, 7] as const
/** So many days after it began to wait for its payment. */
export const PAYMENT_DAYS = [3, 10] as const
/** So many days after documents were asked. */
export const DOCUMENT_DAYS = [5, 15] as const

/** What the rule cannot read from the right itself. */
export interface ReminderFacts {
  readonly renewal: Renewability
  /** It is renewed already, or the next ticket follows on it: its end takes nobody by surprise. */
  readonly isContinued: boolean
  /** When it began to wait for payment or documents; null where it waits for neither. */
  readonly waitsSince: Instant | null
}

export interface DueReminder {
  readonly kind: ReminderKind
  /** Which one of its kind: of each occasion, one reminder a way and no more. */
  readonly occasion: string
  /** Days before the end that it stands for; null for what is not counted so. */
  readonly daysBefore: number | null
}

const due = (kind: ReminderKind, occasion: string, daysBefore: number | null = null): DueReminder => ({
  kind,
  occasion,
  daysBefore,
})

/** Days of the city's calendar until the right ends; null for one without end. */
export const daysLeft = ({ endOfValidity }: Right, now: Instant, zone: string): number | null =>
  endOfValidity === null ? null : daysBetween(dayOf(now, zone), dayOf(endOfValidity, zone))

/**
 * The nearest alone: who missed the first (a right too short, a server that was down) gets the second, never both at
 * once. Never before the last fifth of the validity, or a month's right would be reminded of the day it begins.
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

/** How long before its end a ticket is told of, by how long it lasts: minutes for an hour's, a day for a week's. */
const TICKET_LEADS = [
  { upTo: { hours: 12 }, lead: { minutes: 20 } },
  { upTo: { hours: 48 }, lead: { hours: 2 } },
] as const
const LONGEST_LEAD = { hours: 24 } as const

/** From when on the end of a ticket is told; null for one without start or end. */
export function ticketReminderAt({ startOfValidity: start, endOfValidity: end }: Right): Instant | null {
  if (start === null || end === null) return null
  const found = TICKET_LEADS.find(({ upTo }) => end <= later(start, upTo))
  return earlier(end, found?.lead ?? LONGEST_LEAD)
}

function ticketDue(right: Right, facts: ReminderFacts, now: Instant): readonly DueReminder[] {
  const from = ticketReminderAt(right)
  if (from === null || now < from || !isActive(right) || isExpired(right, now) || facts.isContinued) return []
  // The end names it: a ticket that is made longer ends anew.
  return [due('ticket-ending', String(right.endOfValidity))]
}

/** The city's own delay is nobody's to be reminded of. */
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
  // Asked again another day, it is reminded of anew.
  return after === undefined ? [] : [due(kind, `${after} ${waitsSince}`)]
}

/**
 * The reminders that a right is due now, likeliest first. Of these one a way is sent: the first that is wished for
 * (`wishedReminder`), so that nobody hears twice of one end.
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

/** The one to send by a way, whether or not it has been sent already. */
export const wishedReminder = (
  reminders: readonly DueReminder[],
  isWished: (kind: ReminderKind) => boolean,
): DueReminder | null => reminders.find(({ kind }) => isWished(kind)) ?? null

/** From eight in the morning to eight in the evening, city time: when a phone may ring. */
const WAKING = { from: 8, to: 20 } as const

/** Whether a text message may go now: only what ends within hours wakes anybody. */
export function mayRing(kind: ReminderKind, now: Instant, zone: string): boolean {
  if (kind === 'ticket-ending') return true
  const { hour } = wallTime(now, zone)
  return hour >= WAKING.from && hour < WAKING.to
}
