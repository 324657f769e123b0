import type { ReminderChannel, ReminderKind } from '@parvis/shared-kernel/orders'
import type { MaybeMoment, Moment } from './schema-columns.ts'

export interface ReminderChoiceTable {
  city_id: string
  subscriber_id: string
  kind: ReminderKind
  by_email: boolean
  by_sms: boolean
  changed_at: Moment
}
export interface RightReminderTable {
  right_id: string
  kind: ReminderKind
  channel: ReminderChannel
  /** Which one of its kind, as the rule names it. */
  occasion: string
  /** Of the end of a subscription: so many days before it. */
  days_before: number | null
  claimed_at: Moment
  sent_at: MaybeMoment
}
