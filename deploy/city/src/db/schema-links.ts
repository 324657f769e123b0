import type { Generated } from 'kysely'
import type { Json, MaybeMoment, Moment } from './schema-columns.ts'

export interface OneTimeTokenTable {
  token_hash: string
  city_id: string
  purpose: string
  subject: Json<Record<string, unknown>>
  created_at: Moment
  expires_at: Moment
  used_at: MaybeMoment
}
export interface EventTable {
  city_id: string
  event_id: Generated<number>
  subscriber_id: string | null
  happened_at: Moment
  kind: string
  resource_type: 'subscription' | 'ticket' | 'fine' | 'appeal' | 'refund' | 'account'
  resource_id: string | null
}
