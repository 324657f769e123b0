import type { Moment } from './schema-columns.ts'
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
