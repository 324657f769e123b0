import type { FineId } from '@parvis/shared-kernel/ids'
import { type CalendarEvent, type Instant, lastHourBefore } from '@parvis/shared-kernel/time'

export interface Deadline {
  readonly kind: 'reduced' | 'payment'
  readonly at: Instant
}

type Text = Pick<CalendarEvent, 'title' | 'description' | 'place'>

/** A deadline as an event in its last hour. Neither plate nor amount is included: others may see the calendar. */
export const deadlineEvent = (fineId: FineId, { kind, at }: Deadline, text: Text): CalendarEvent => ({
  ...text,
  ...lastHourBefore(at),
  id: `fps-${fineId.slice(-10)}-${kind}`,
})
