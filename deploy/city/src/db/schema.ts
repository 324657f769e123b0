import type { Instant } from '@parvis/shared-kernel/time'
import type { ColumnType, Generated, JSONColumnType } from 'kysely'

/** Read as epoch milliseconds, written as ISO 8601 text (see `at`). */
type Moment = ColumnType<Instant, string, string>
type MaybeMoment = ColumnType<Instant | null, string | null | undefined, string | null>
type Json<T extends object | null> = JSONColumnType<T, string, string>
type MaybeJson = ColumnType<unknown, string | null | undefined, string | null>

/** An instant as the database takes it. */
export const at = (instant: Instant): string => new Date(instant).toISOString()

export interface ServerStateTable {
  key: string
  value: ColumnType<unknown, string, string>
}
export interface CityTable {
  city_id: string
  position: number
  name: string
  config: Json<Record<string, unknown>>
  error_reporting: Json<Record<string, unknown>>
  status_vocabulary: 'first' | 'second'
}
export interface ZoneTable {
  city_id: string
  zone_id: string
  position: number
  name: string
}
export interface AddressTable {
  city_id: string
  address_id: Generated<number>
  zone_id: string | null
  street_number: string
  street_number_bis: string | null
  street_type: string
  street_name: string
  postal_code: string
  locality: string
  searchable: string
}
export interface SubscriberTable {
  city_id: string
  subscriber_id: string
  first_name: string
  last_name: string
  gender: string | null
  email: string | null
  phone_number: string | null
  home_phone_number: string | null
  lang: string
  address: MaybeJson
  professional_address: MaybeJson
  enterprise: MaybeJson
  zone_id: string | null
  professional_zone_id: string | null
  should_receive_sms: boolean
  is_professional: boolean
  created_at: Moment
  updated_at: Moment
}
export interface CustomerAccountTable {
  city_id: string
  login: string
  subscriber_id: string
  password_hash: string
}
export interface IdentityTable {
  city_id: string
  issuer: string
  subject: string
  subscriber_id: string
}
export interface LoginNonceTable {
  city_id: string
  nonce_hash: string
  used_at: Moment
}
export interface SessionTable {
  session_hash: string
  city_id: string
  subscriber_id: string
  created_at: Moment
  idle_expires_at: Moment
  absolute_expires_at: Moment
  revoked_at: MaybeMoment
}
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
export type StoredRightStatus =
  | 'awaiting-payment'
  | 'awaiting-completion'
  | 'awaiting-evidence'
  | 'under-review'
  | 'plate-under-review'
  | 'granted'
  | 'rejected'
  | 'canceled'
  | 'deleted'
export interface RightTable {
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
}
export interface UploadTable {
  city_id: string
  urn: string
  subscriber_id: string
  mime: string
  expires_at: Moment
  size_bytes: number | null
  sha256: string | null
  stored_at: MaybeMoment
}
export interface VehicleTable {
  city_id: string
  vehicle_id: string
  subscriber_id: string
  name: string
  plate: string
  vehicle_category: string | null
  vehicle_critair: string | null
  created_at: Moment
  deleted: Generated<boolean>
}
export interface FineTable {
  city_id: string
  fine_id: string
  plate: string
  payment_status: string | null
  terms: Json<Record<string, unknown>>
}
export interface FineVersionTable {
  fine_id: string
  position: number
  issued_at: Moment
  price_cents: number
  reduced_price_cents: number | null
  reduced_until: MaybeMoment
}
export interface FinePaymentTable {
  fine_id: string
  payment_id: string
  source: 'version' | 'antai' | 'recovery'
  version_position: number | null
  amount_cents: number
  paid_at: Moment
  operation_id: string | null
}
export interface FineClaimTable {
  fine_id: string
  position: number
  type: string
  status: 'NONE' | 'ACCEPTED' | 'REJECTED' | 'TRANSFERRED' | 'FILLED'
  claimed_at: Moment
}
export interface RefundTable {
  city_id: string
  refund_id: string
  fine_id: string | null
  subscriber_id: string | null
  status: string
  amount_cents: number
  created_at: Moment
  documents: Json<object[]>
}
export type StoredOperationStatus =
  | 'PENDING'
  | 'ABANDONED'
  | 'REFUSED'
  | 'PAYMENT_REGISTERED'
  | 'PAYMENT_RECEIVED'
export type ResourceKind = 'subscription' | 'ticket' | 'fine'
export interface OperationTable {
  city_id: string
  operation_id: string
  resource_kind: ResourceKind
  resource_id: string
  amount_cents: number
  currency: string
  status: StoredOperationStatus
  email: string | null
  lang: string
  return_url: string
  created_at: Moment
  expires_at: Moment
  transaction_at: MaybeMoment
  authorization_number: string | null
}
export interface PaymentCallbackTable {
  provider_event_id: string
  received_at: Moment
  raw_body: string
  applied_at: MaybeMoment
  outcome: string | null
}

export interface Schema {
  server_state: ServerStateTable
  cities: CityTable
  zones: ZoneTable
  addresses: AddressTable
  subscribers: SubscriberTable
  customer_accounts: CustomerAccountTable
  identities: IdentityTable
  login_nonces: LoginNonceTable
  sessions: SessionTable
  offers: OfferTable
  offer_options: OfferOptionTable
  definitions: DefinitionTable
  definition_options: DefinitionOptionTable
  rights: RightTable
  right_sharers: RightSharerTable
  plate_changes: PlateChangeTable
  agent_comments: AgentCommentTable
  requested_evidences: RequestedEvidenceTable
  media: MediaTable
  evidence_traces: EvidenceTraceTable
  uploads: UploadTable
  vehicles: VehicleTable
  fines: FineTable
  fine_versions: FineVersionTable
  fine_payments: FinePaymentTable
  fine_claims: FineClaimTable
  refunds: RefundTable
  operations: OperationTable
  payment_callbacks: PaymentCallbackTable
}
