import type { MaybeMoment, Moment } from './schema-columns.ts'

export interface PastSharerTable {
  right_id: string
  subscriber_id: string
  joined_at: Moment
  left_at: Moment
}
export interface RightReminderTable {
  right_id: string
  days_before: number
  claimed_at: Moment
  sent_at: MaybeMoment
}
