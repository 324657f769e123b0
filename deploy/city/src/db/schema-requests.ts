import type { Generated } from 'kysely'
import type { Moment } from './schema-columns.ts'

/** What a request adds to the right that it makes. */
export interface RequestColumns {
  request_fingerprint: Generated<string | null>
  ticket_count: Generated<number>
  custom_email: Generated<string | null>
}

export interface IdempotencyKeyTable {
  city_id: string
  subscriber_id: string
  key: string
  fingerprint: string
  run_id: string
  run_until: Moment
  created_at: Moment
  answer_status: number | null
  answer_body: string | null
}
