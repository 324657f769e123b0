import { addSeconds, type CalendarEvent, lastHourBefore } from '@parvis/shared-kernel/time'
import type { RightView } from '../../rights-data/right-view.model.ts'
import type { RightEvent } from './right-event.ts'

const HOUR_SECONDS = 3_600

/** One date of a right as an event: the hour from a start, or the last hour before an end. */
export const calendarEventOf = (
  { kind, at }: RightEvent,
  { right, zoneNames }: RightView,
  title: string,
): CalendarEvent => ({
  id: `${right.id}-${kind}`,
  title,
  ...(kind === 'end' ? lastHourBefore(at) : { start: at, end: addSeconds(at, HOUR_SECONDS) }),
  place: (zoneNames ?? []).join(', '),
})
