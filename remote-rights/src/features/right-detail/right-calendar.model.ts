import { addSeconds, calendarEvent, type Instant } from '@parvis/shared-kernel/time'
import type { RightView } from '../../rights-data/right-view.model.ts'
import type { RightEvent } from './right-event.ts'

/** Dates offered for the calendar: future ones of the validity. The opening of renewal serves as the reminder. */
export const isForCalendar = ({ kind, isAhead }: RightEvent): boolean =>
  isAhead && (kind === 'start' || kind === 'renewal' || kind === 'end')

const HOUR_SECONDS = 3_600

interface CalendarWords {
  readonly title: string
  readonly cityId: string
  readonly writtenAt: Instant
}

/** Data URL of one date's calendar event: the hour from a start, or the last hour before an end. */
export function calendarHref(event: RightEvent, view: RightView, words: CalendarWords): string {
  const { title, cityId, writtenAt } = words
  const isEnd = event.kind === 'end'
  const text = calendarEvent({
    uid: `${view.right.id}-${event.kind}@${cityId}.parvis`,
    title,
    start: isEnd ? addSeconds(event.at, -HOUR_SECONDS) : event.at,
    end: isEnd ? event.at : addSeconds(event.at, HOUR_SECONDS),
    place: (view.zoneNames ?? []).join(', '),
    writtenAt,
  })
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`
}
