import type { KnownStatus } from '@parvis/shared-kernel/orders'
import type { Generated } from 'kysely'
import type { Json, MaybeMoment, Moment } from './schema-columns.ts'
import type { RequestColumns } from './schema-requests.ts'

export interface OfferTable {
  city_id: string
  offer_id: string
  position: number
  next_offer_id: string | null
  terms: Json<Record<string, unknown>>
}
export interface OptionTable {
  option_id: string
  position: number
  price_cents: number
  terms: Json<Record<string, unknown>>
}
export interface OfferOptionTable extends OptionTable {
  offer_id: string
}
export interface DefinitionTable {
  city_id: string
  definition_id: string
  position: number
  price_cents: number
  terms: Json<Record<string, unknown>>
}
export interface DefinitionOptionTable extends OptionTable {
  definition_id: string
}
export type StoredRightStatus = KnownStatus
export interface RightTable extends RequestColumns {
  city_id: string
  right_id: string
  kind: 'subscription' | 'ticket'
  subscriber_id: string
  offer_id: string | null
  definition_id: string | null
  option_id: string | null
  subscription_id: string | null
  status: StoredRightStatus
  price_cents: number
  start_of_validity: MaybeMoment
  end_of_validity: MaybeMoment
  created_at: Moment
  initial_plates: string[]
  plates: string[]
  zone_ids: string[]
  custom_fields: Json<{ id: string; value: string }[]>
  user_comment: string | null
  renewed_right_id: string | null
  creation_source: Generated<string>
  version: Generated<number>
}
export interface RightSharerTable {
  right_id: string
  subscriber_id: string
  joined_at: Moment
}
export interface PlateChangeTable {
  right_id: string
  position: number
  changed_at: Moment
  source: string
  new_plates: string[]
  removed_plates: string[]
  status: 'VALIDATED' | 'WAITING' | 'REJECTED'
}
export interface AgentCommentTable {
  right_id: string
  position: number
  created_at: Moment
  comment: string
}
export interface RequestedEvidenceTable {
  right_id: string
  evidence_properties_id: string
  name: string
  requested_at: Moment
}
export interface MediaTable {
  city_id: string
  media_id: string
  subscriber_id: string
  urn: string
  name: string
  mime: string
  size_bytes: number
  created_at: Moment
}
export interface EvidenceTraceTable {
  right_id: string
  position: number
  evidence_properties_id: string
  media_id: string
  source: string
  status: 'WAITING' | 'VALIDATED' | 'REJECTED'
  traced_at: Moment
  decided_at: MaybeMoment
}
