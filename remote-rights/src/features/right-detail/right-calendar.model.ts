import { addSeconds, calendarEvent, type Instant } from '@parvis/shared-kernel/time'
import type { RightView } from '../../rights-data/right-view.model.ts'
import type { RightEvent } from './right-event.ts'

/** What a calendar can be given: the dates of a validity that are still ahead. The opening of renewal is its reminder. */
export const isForCalendar = ({ kind, isAhead }: RightEvent): boolean =>
  isAhead && (kind === 'start' || kind === 'renewal' || kind === 'end')

const HOUR_SECONDS = 3_600

interface CalendarWords {
  readonly title: string
  readonly cityId: string
  readonly writtenAt: Instant
}

/** The address that a browser saves one date from: the hour that begins then, or the last hour of what ends. */
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
