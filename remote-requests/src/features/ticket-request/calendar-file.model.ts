import type { TicketId } from '@parvis/shared-kernel/ids'
import { calendarEvent, type Instant } from '@parvis/shared-kernel/time'

export interface TicketInCalendar {
  readonly id: TicketId
  readonly title: string
  readonly start: Instant
  readonly end: Instant
  readonly description: string
  readonly place: string
}

/** Data URL of the ticket's calendar event; the stable UID prevents duplicates. */
export const calendarHref = (ticket: TicketInCalendar, cityId: string, writtenAt: Instant): string =>
  `data:text/calendar;charset=utf-8,${encodeURIComponent(
    calendarEvent({ ...ticket, uid: `${ticket.id}@${cityId}.parvis`, writtenAt }),
  )}`

/** `Visiteur-2026-06-15.ics`: a name that every file system takes. */
export const calendarFileName = (title: string, day: string): string => {
  const plain = title.normalize('NFKD').replace(/\p{M}/gu, '')
  const name = plain.replace(/[^A-Za-z0-9]+/g, '-').replace(/^-|-$/g, '')
  return `${name || 'ticket'}-${day}.ics`
}
