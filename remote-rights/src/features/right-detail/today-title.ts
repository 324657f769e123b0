import { type RightStatus, statusColumns } from '@parvis/shared-kernel/orders'
import type { RightMessageId } from '../../use-messages.ts'

/** Where the life of a right has more to say than its badge. */
const TITLES: Readonly<Partial<Record<RightStatus, RightMessageId>>> = {
  'awaiting-payment': 'timeline.today.awaiting-payment',
  'awaiting-completion': 'timeline.today.awaiting-completion',
  'under-review': 'timeline.today.under-review',
  'plate-under-review': 'timeline.today.plate-under-review',
  rejected: 'timeline.today.rejected',
}

/** What is said of a status on the timeline, while it is waited for and when it has ended. */
export const todayTitle = (status: RightStatus): RightMessageId =>
  TITLES[status] ?? `status.${statusColumns(status).displayed}`
