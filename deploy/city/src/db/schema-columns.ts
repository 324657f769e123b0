import type { KnownStatus, ReminderChannel, ReminderKind } from '@parvis/shared-kernel/orders'
import type { Address } from '@parvis/shared-kernel/subscriber'
import type { Instant } from '@parvis/shared-kernel/time'
import { type ColumnType, type Expression, type JSONColumnType, type RawBuilder, sql } from 'kysely'

export type { AppellantCapacity, KnownAppealState } from '@parvis/shared-kernel/fines'
export type { Locale } from '@parvis/shared-kernel/formats'
export type { Vocabulary } from '@parvis/shared-kernel/wire'
export type { ContentFault } from '../evidence-store/content-fault.ts'
export type { ProviderName } from '../modules/payments/providers/provider-names.ts'
export type { Address, KnownStatus, ReminderChannel, ReminderKind }

/** Read as epoch milliseconds, written as ISO 8601 text (see `at`). */
export type Moment = ColumnType<Instant, string | Expression<Instant>, string | Expression<Instant>>
/** JSON of a known shape, written as text. */
export type JsonOf<T extends object | null> = JSONColumnType<T, string, string>
/** JSON that is parsed where it is read, written as text. */
export type AnyJson = ColumnType<unknown, string, string>

/** Formats an instant for values and comparisons in queries. */
export const at = (instant: Instant): RawBuilder<Instant> => sql<Instant>`${new Date(instant).toISOString()}`

/** Owner of a file: a subscriber, or an appeal or refund identified by its secret id alone. */
export type UploadOwnerKind = 'subscriber' | 'appeal' | 'refund'
export type RightKind = 'subscription' | 'ticket'
export type StoredCheckStatus = 'WAITING' | 'VALIDATED' | 'REJECTED'
export type StoredRefundStatus = 'DOCUMENT_REQUESTED' | 'UNDER_REVIEW' | 'ACCEPTED' | 'PAID' | 'REJECTED'
export type StoredClaimStatus = 'NONE' | 'ACCEPTED' | 'REJECTED' | 'TRANSFERRED' | 'FILLED'
export type StoredOperationStatus =
  | 'PENDING'
  | 'ABANDONED'
  | 'REFUSED'
  | 'PAYMENT_REGISTERED'
  | 'PAYMENT_RECEIVED'
export type FinePaymentSource = 'version' | 'antai' | 'recovery'
export type Receipt = 'due' | 'sent'
/** What a payment is for. */
export type ResourceKind = 'subscription' | 'ticket' | 'fine'
/** What a timeline event concerns. */
export type EventResource = ResourceKind | 'appeal' | 'refund' | 'account'
/** Piece requested by a complement, in the authority's words. */
export interface RequestedPiece {
  id: string
  name: string
  mandatory: boolean
}
export interface StoredRefundDocument {
  id: string
  urn: string | null
  /** ISO 8601 */
  providedAt: string | null
}
export interface CustomField {
  id: string
  value: string
}
export type AnyFields = Record<string, unknown>
