import type { FineId } from '@parvis/shared-kernel/ids'
import { addSeconds, calendarEvent, type Instant } from '@parvis/shared-kernel/time'

export interface Deadline {
  readonly kind: 'reduced' | 'payment'
  readonly at: Instant
}

interface CalendarWords {
  readonly title: string
  readonly description: string
  readonly place: string
  readonly cityId: string
  readonly writtenAt: Instant
}

const HOUR_SECONDS = 3_600

/**
 * Data URL of a deadline's calendar event, placed in its last hour. Neither plate nor amount is included: others may
 * see the calendar.
 */
export function deadlineHref(fineId: FineId, { kind, at }: Deadline, words: CalendarWords): string {
  const { cityId, ...rest } = words
  const text = calendarEvent({
    ...rest,
    uid: `fps-${fineId.slice(-10)}-${kind}@${cityId}.parvis`,
    start: addSeconds(at, -HOUR_SECONDS),
    end: at,
  })
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`
}
