import type { FineId } from '@parvis/shared-kernel/ids'
import { atHour, calendarEvent, dayOf, type Instant } from '@parvis/shared-kernel/time'

/** Dates of an appeal: deadline to contest, to be answered, to complete it, and to go to court. */
export const CLOCKS = ['contest', 'answer', 'complement', 'tribunal'] as const
export type Clock = (typeof CLOCKS)[number]

export interface ClockInCalendar {
  readonly clock: Clock
  readonly fineId: FineId
  /** Last moment. */
  readonly at: Instant
  readonly title: string
  readonly description: string
}

interface Place {
  readonly cityId: string
  readonly timeZone: string
}

/** In the morning of the last day: a reminder of a deadline at midnight would come too late. */
const MORNING = [9, 0] as const
const END = [9, 30] as const

/** Data URL of a deadline's calendar file. The stable UID prevents duplicates; the plate is never included. */
export function clockHref(event: ClockInCalendar, { cityId, timeZone }: Place, writtenAt: Instant): string {
  const day = dayOf(event.at, timeZone)
  const file = calendarEvent({
    uid: `appeal-${event.clock}-${event.fineId.slice(-10)}@${cityId}.parvis`,
    title: event.title,
    description: event.description,
    start: atHour(day, ...MORNING, timeZone),
    end: atHour(day, ...END, timeZone),
    writtenAt,
  })
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`
}

/** `fps-recours-tribunal-2026-12-21.ics` */
export const clockFileName = ({ clock, at }: ClockInCalendar, timeZone: string): string =>
  `fps-${clock}-${dayOf(at, timeZone)}.ics`
