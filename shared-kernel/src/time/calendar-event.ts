import { addSeconds } from './instant.ts'
import type { Instant } from './moment.ts'

export interface CalendarEvent {
  /** Stable, and unique in its city, so that importing it twice shows it once. Without a plate: others see it. */
  readonly id: string
  readonly title: string
  readonly start: Instant
  readonly end: Instant
  readonly description?: string
  readonly place?: string
}

interface Written {
  readonly cityId: string
  /** Creation time of the file. */
  readonly writtenAt: Instant
}

const HOUR_SECONDS = 3_600

/** The hour before a deadline, in which a calendar shows it. */
export const lastHourBefore = (end: Instant): Pick<CalendarEvent, 'start' | 'end'> => ({
  start: addSeconds(end, -HOUR_SECONDS),
  end,
})

/** Maximum octets of an iCalendar line, without its line break (RFC 5545 §3.1). */
const LINE_OCTETS = 75

/** Formats an instant in UTC (`20260329T010000Z`), so that calendars need not know the city's zone. */
const utcStamp = (moment: Instant): string => new Date(moment).toISOString().replace(/[-:]|\.\d{3}/g, '')

/** Removes control characters; escapes line breaks, commas, semicolons and backslashes (§3.3.11). */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Length of a character in UTF-8, the encoding of calendar files. */
function octets(character: string): number {
  const code = character.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** Folds a long line with a line break and a space, never inside a character. */
function folded(line: string): string {
  let [text, used] = ['', 0]
  for (const character of line) {
    const size = octets(character)
    if (used + size > LINE_OCTETS) {
      text += '\r\n '
      used = 1
    }
    text += character
    used += size
  }
  return text
}

const optional = (name: string, text: string | undefined): readonly string[] =>
  text === undefined || text.trim() === '' ? [] : [`${name}:${escaped(text)}`]

/** An iCalendar file with one event (RFC 5545): UTF-8 text with CR LF line ends. */
export function calendarFile(event: CalendarEvent, { cityId, writtenAt }: Written): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Parvis//Parking rights//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escaped(`${event.id}@${cityId}.parvis`)}`,
    `DTSTAMP:${utcStamp(writtenAt)}`,
    `DTSTART:${utcStamp(event.start)}`,
    `DTEND:${utcStamp(event.end)}`,
    `SUMMARY:${escaped(event.title)}`,
    ...optional('DESCRIPTION', event.description),
    ...optional('LOCATION', event.place),
    // Shown as free time: a parking right does not make the subscriber busy.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}

/** Data URL of an event's file. */
export const calendarHref = (event: CalendarEvent, written: Written): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(calendarFile(event, written))}`
