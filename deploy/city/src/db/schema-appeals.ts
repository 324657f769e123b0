import type { AppellantCapacity, KnownAppealState } from '@parvis/shared-kernel/fines'
import type { Address } from '@parvis/shared-kernel/subscriber'
import type { Generated } from 'kysely'
import type { Json, MaybeMoment, Moment } from './schema-columns.ts'

export interface AppealFormTable {
  city_id: string
  form: Json<Record<string, unknown>>
}
export interface AppealTable {
  city_id: string
  appeal_id: string
  fine_id: string
  version_position: number
  state: KnownAppealState
  revision: Generated<number>
  lang: 'fr' | 'en'
  subscriber_id: string | null
  reason_id: string | null
  statement: Generated<string>
  first_name: Generated<string>
  last_name: Generated<string>
  email: Generated<string>
  phone_number: Generated<string>
  address: Json<Address | null>
  capacity: AppellantCapacity | null
  represented_name: Generated<string>
  created_at: Moment
  updated_at: Moment
  deadline: MaybeMoment
  filed_at: MaybeMoment
  implicit_rejection_at: MaybeMoment
  claim_position: number | null
  answered_at: MaybeMoment
  answer: string | null
}
/** A piece that a complement asks for, in the authority's words. */
export interface AskedPiece {
  id: string
  name: string
  mandatory: boolean
}
export interface AppealComplementTable {
  appeal_id: string
  position: number
  requested_at: Moment
  due_at: Moment
  message: string
  pieces: Json<AskedPiece[]>
  answered_at: MaybeMoment
  answer_message: string | null
}
export interface AppealPieceTable {
  appeal_id: string
  complement: Generated<number>
  piece_id: string
  urn: string
  name: string
  mime: string
  size_bytes: number
  sent_at: Moment
}
export type StoredRefundStatus = 'DOCUMENT_REQUESTED' | 'UNDER_REVIEW' | 'ACCEPTED' | 'PAID' | 'REJECTED'
export interface StoredRefundDocument {
  id: string
  urn: string | null
  /** ISO 8601 */
  providedAt: string | null
}
export interface RefundTable {
  city_id: string
  refund_id: string
  fine_id: string | null
  subscriber_id: string | null
  status: StoredRefundStatus
  amount_cents: number
  created_at: Moment
  documents: Json<StoredRefundDocument[]>
  appeal_id: string | null
  right_id: string | null
  operation_id: string | null
  email: Generated<string>
  lang: Generated<'fr' | 'en'>
  decided_at: MaybeMoment
  paid_at: MaybeMoment
  answer: string | null
  asked_words: string | null
}
export interface RateLimitTable {
  key: string
  points: number
  expire: number | null
}
