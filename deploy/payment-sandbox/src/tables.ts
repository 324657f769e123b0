import type { Instant } from '@parvis/shared-kernel/time'
import { type ColumnType, type Expression, type Generated, type Kysely, type RawBuilder, sql } from 'kysely'

/** Read as epoch milliseconds, written as ISO 8601 text (see `at`). */
type Moment = ColumnType<Instant, Expression<Instant>, Expression<Instant>>

/** Formats an instant for values and comparisons in queries. */
export const at = (instant: Instant): RawBuilder<Instant> => sql<Instant>`${new Date(instant).toISOString()}`

export type ProviderOutcome = 'ACCEPTED' | 'REFUSED' | 'ABANDONED'
export interface ProviderOrderTable {
  site_id: string
  operation_id: string
  page_token: string
  dialect: 'redirect' | 'form'
  amount_cents: number
  currency: string
  label: string
  lang: 'fr' | 'en'
  return_url: string
  callback_url: string
  trans_date: string | null
  trans_id: string | null
  registered_at: Moment
  expires_at: Moment
  planned_outcome: 'ACCEPTED' | 'REFUSED' | null
  planned_at: Moment | null
  event_id: string | null
  outcome: ProviderOutcome | null
  decided_at: Moment | null
  authorization_number: string | null
  is_silent: Generated<boolean>
  told_at: Moment | null
  attempts: Generated<number>
}
interface ProviderClosedOrderTable {
  site_id: string
  operation_id: string
  closed_at: Moment
}
interface ProviderCaptureTable {
  site_id: string
  operation_id: string
  amount_cents: number
  captured_at: Moment
}

/** The sandbox's own tables, hosted in the demonstration city's database and created by its migrations. */
export type SandboxTables = {
  provider_orders: ProviderOrderTable
  provider_captures: ProviderCaptureTable
  provider_closed_orders: ProviderClosedOrderTable
}
export type SandboxDatabase = Kysely<SandboxTables>
