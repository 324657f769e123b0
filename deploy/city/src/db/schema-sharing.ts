import type { Moment } from './schema-columns.ts'

export interface PastSharerTable {
  right_id: string
  subscriber_id: string
  joined_at: Moment
  left_at: Moment
}
