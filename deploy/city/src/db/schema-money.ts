import type { Generated } from 'kysely'
import type { ProviderName } from '../modules/payments/providers/provider-names.ts'
import type { Json, MaybeMoment, Moment } from './schema-columns.ts'

export interface FineTable {
  city_id: string
  fine_id: string
  plate: string
  payment_status: string | null
  terms: Json<Record<string, unknown>>
}
export interface KeptFineTable {
  city_id: string
  subscriber_id: string
  fine_id: string
  plate: string
  kept_at: Moment
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
  payer: Generated<string>
  page_url: string | null
  provider: ProviderName
  transaction_id: string | null
  receipt: 'due' | 'sent' | null
}
export interface PaymentCallbackTable {
  provider_event_id: string
  received_at: Moment
  raw_body: string
  applied_at: MaybeMoment
  outcome: string | null
  city_id: string | null
  provider: ProviderName
}
