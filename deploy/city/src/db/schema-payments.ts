import type { Generated } from 'kysely'
import type { MaybeMoment, Moment } from './schema-columns.ts'
import type { ResourceKind } from './schema-money.ts'

export interface PaymentLinkTable {
  token_hash: string
  city_id: string
  resource_kind: ResourceKind
  resource_id: string
  email: string
  lang: string
  return_url: string
  created_at: Moment
  expires_at: Moment
}

export type ProviderOutcome = 'ACCEPTED' | 'REFUSED' | 'ABANDONED'
export interface ProviderOrderTable {
  site_id: string
  operation_id: string
  page_token: string
  dialect: 'redirect' | 'form'
  amount_cents: number
  currency: string
  label: string
  lang: string
  return_url: string
  callback_url: string
  trans_date: string | null
  trans_id: string | null
  registered_at: Moment
  expires_at: Moment
  planned_outcome: 'ACCEPTED' | 'REFUSED' | null
  planned_at: MaybeMoment
  event_id: string | null
  outcome: ProviderOutcome | null
  decided_at: MaybeMoment
  authorization_number: string | null
  is_silent: Generated<boolean>
  told_at: MaybeMoment
  attempts: Generated<number>
}
export interface ProviderClosedOrderTable {
  site_id: string
  operation_id: string
  closed_at: Moment
}
export interface ProviderCaptureTable {
  site_id: string
  operation_id: string
  amount_cents: number
  captured_at: Moment
}
