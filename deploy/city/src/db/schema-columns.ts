import type { Instant } from '@parvis/shared-kernel/time'
import type { ColumnType, JSONColumnType } from 'kysely'

/** Read as epoch milliseconds, written as ISO 8601 text (see `at`). */
export type Moment = ColumnType<Instant, string, string>
export type MaybeMoment = ColumnType<Instant | null, string | null | undefined, string | null>
export type Json<T extends object | null> = JSONColumnType<T, string, string>
export type MaybeJson = ColumnType<unknown, string | null | undefined, string | null>

/** An instant as the database takes it. */
export const at = (instant: Instant): string => new Date(instant).toISOString()
