import { type RightStatus, statusColumns } from '@parvis/shared-kernel/orders'
import type { RightMessageId } from '../../use-messages.ts'

/** Statuses for which the timeline says more than the badge. */
const TITLES: Readonly<Partial<Record<RightStatus, RightMessageId>>> = {
  'awaiting-payment': 'timeline.today.awaiting-payment',
  'awaiting-completion': 'timeline.today.awaiting-completion',
  'under-review': 'timeline.today.under-review',
  'plate-under-review': 'timeline.today.plate-under-review',
  rejected: 'timeline.today.rejected',
}

/** Title of a status on the timeline, while it is pending and after it has ended. */
export const todayTitle = (status: RightStatus): RightMessageId =>
  TITLES[status] ?? `status.${statusColumns(status).displayed}`
