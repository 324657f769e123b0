import type { FineId } from '@parvis/shared-kernel/ids'
import { atHour, type CalendarEvent, dayOf, type Instant } from '@parvis/shared-kernel/time'

/** Dates of an appeal: deadline to contest, to be answered, to complete it, and to go to court. */
export const CLOCKS = ['contest', 'answer', 'complement', 'tribunal'] as const
export type Clock = (typeof CLOCKS)[number]

interface ClockInCalendar extends Pick<CalendarEvent, 'title' | 'description'> {
  readonly clock: Clock
  readonly fineId: FineId
  /** Last moment. */
  readonly at: Instant
}

/** In the morning of the last day: a reminder of a deadline at midnight would come too late. */
const MORNING = [9, 0] as const
const END = [9, 30] as const

/** A date of an appeal as an event; the plate is never included. */
export function clockEvent({ clock, fineId, at, ...text }: ClockInCalendar, zone: string): CalendarEvent {
  const day = dayOf(at, zone)
  return {
    ...text,
    id: `appeal-${clock}-${fineId.slice(-10)}`,
    start: atHour(day, ...MORNING, zone),
    end: atHour(day, ...END, zone),
  }
}

/** `fps-tribunal-2026-12-21` */
export const clockFileName = ({ clock, at }: Pick<ClockInCalendar, 'clock' | 'at'>, zone: string): string =>
  `fps-${clock}-${dayOf(at, zone)}`
