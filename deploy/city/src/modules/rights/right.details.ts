import type { Instant } from '@parvis/shared-kernel/time'
import { type Selectable, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Schema } from '../../db/schema.ts'
import { isRefunded } from '../payments/operation.repo.ts'
import { type RightRow, visibleRights } from './right.repo.ts'

type Rows<Table, Column extends keyof Selectable<Table>> = readonly Pick<Selectable<Table>, Column>[]

type EvidenceRows = readonly (Rows<
  Schema['evidence_traces'],
  'evidence_properties_id' | 'status' | 'traced_at'
>[number] &
  Rows<Schema['media'], 'media_id' | 'name' | 'size_bytes' | 'mime' | 'urn' | 'created_at'>[number])[]

/** Records linked to one right; every list is sorted, oldest first. */
export interface RightDetails {
  sharers: Rows<Schema['right_sharers'], 'subscriber_id' | 'joined_at'>
  plateChanges: Rows<
    Schema['plate_changes'],
    'changed_at' | 'source' | 'new_plates' | 'removed_plates' | 'status'
  >
  comments: Rows<Schema['agent_comments'], 'created_at' | 'comment'>
  requested: Rows<Schema['requested_evidences'], 'evidence_properties_id' | 'name' | 'requested_at'>
  evidences: EvidenceRows
  pastSharers: Rows<Schema['past_sharers'], 'subscriber_id' | 'joined_at' | 'left_at'>
  /** `sent_at`: when the first channel announced the right's end. */
  reminders: { days_before: number; sent_at: Instant }[]
  /** Every payment attempt, whatever its outcome. */
  operations: readonly (Rows<Schema['operations'], 'operation_id' | 'status' | 'amount_cents'>[number] & {
    /** The money goes back, or went. */
    is_refunded: boolean
  })[]
}

export const NO_DETAILS: RightDetails = {
  sharers: [],
  plateChanges: [],
  comments: [],
  requested: [],
  evidences: [],
  pastSharers: [],
  reminders: [],
  operations: [],
}

/** Instants are epoch milliseconds, also inside JSON. */
const ms = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::bigint`

/** Details of each `rights` row as one column, so that one query reads everything. */
const DETAILS = sql<RightDetails>`json_build_object(
  'sharers', (
    select coalesce(json_agg(json_build_object(
      'subscriber_id', d.subscriber_id, 'joined_at', ${ms('d.joined_at')}
    ) order by d.joined_at), '[]')
    from right_sharers d where d.right_id = rights.right_id),
  'plateChanges', (
    select coalesce(json_agg(json_build_object(
      'changed_at', ${ms('d.changed_at')}, 'source', d.source, 'new_plates', d.new_plates,
      'removed_plates', d.removed_plates, 'status', d.status
    ) order by d.position), '[]')
    from plate_changes d where d.right_id = rights.right_id),
  'comments', (
    select coalesce(json_agg(json_build_object(
      'created_at', ${ms('d.created_at')}, 'comment', d.comment
    ) order by d.position), '[]')
    from agent_comments d where d.right_id = rights.right_id),
  'requested', (
    select coalesce(json_agg(json_build_object(
      'evidence_properties_id', d.evidence_properties_id, 'name', d.name, 'requested_at', ${ms('d.requested_at')}
    ) order by d.requested_at, d.evidence_properties_id), '[]')
    from requested_evidences d where d.right_id = rights.right_id),
  'evidences', (
    select coalesce(json_agg(json_build_object(
      'evidence_properties_id', d.evidence_properties_id, 'status', d.status, 'traced_at', ${ms('d.traced_at')},
      'media_id', m.media_id, 'name', m.name, 'size_bytes', m.size_bytes, 'mime', m.mime, 'urn', m.urn,
      'created_at', ${ms('m.created_at')}
    ) order by d.position), '[]')
    from evidence_traces d join media m on m.media_id = d.media_id where d.right_id = rights.right_id),
  'pastSharers', (
    select coalesce(json_agg(json_build_object(
      'subscriber_id', d.subscriber_id, 'joined_at', ${ms('d.joined_at')}, 'left_at', ${ms('d.left_at')}
    ) order by d.joined_at, d.subscriber_id), '[]')
    from past_sharers d where d.right_id = rights.right_id),
  'reminders', (
    select coalesce(json_agg(json_build_object(
      'days_before', d.days_before, 'sent_at', ${ms('d.sent_at')}
    ) order by d.sent_at), '[]')
    from (select r.days_before, min(r.sent_at) as sent_at from right_reminders r
      where r.right_id = rights.right_id and r.sent_at is not null and r.days_before is not null
      group by r.days_before) d),
  'operations', (
    select coalesce(json_agg(json_build_object(
      'operation_id', d.operation_id, 'status', d.status, 'amount_cents', d.amount_cents,
      'is_refunded', ${isRefunded('d')}
    ) order by d.created_at, d.operation_id), '[]')
    from operations d where d.resource_kind = rights.kind and d.resource_id = rights.right_id)
)`

type RightId = Pick<RightRow, 'right_id'>

/** Details of any number of rights in one query. */
export const readDetails = async (
  db: Database,
  rights: readonly RightId[],
): Promise<(row: RightId) => RightDetails> => {
  if (rights.length === 0) return () => NO_DETAILS
  const ids = rights.map(right => right.right_id)
  const rows = await db
    .selectFrom('rights')
    .select(['right_id', DETAILS.as('details')])
    .where(sql<boolean>`right_id = any(${ids}::text[])`)
    .execute()
  const known = new Map(rows.map(row => [row.right_id, row.details]))
  return ({ right_id }) => known.get(right_id) ?? NO_DETAILS
}

export const readDetailsOf = async (db: Database, right: RightId): Promise<RightDetails> =>
  (await readDetails(db, [right]))(right)

/** Every right of the subscriber with details, and whether they have an e-mail address, in one query. */
export const listDetailedRights = (
  db: Database,
  cityId: string,
  subscriberId: string,
  kind: RightRow['kind'],
) =>
  visibleRights(db, cityId, subscriberId, kind)
    .select([
      DETAILS.as('details'),
      sql<boolean>`exists (
        select 1 from subscribers v
        where v.city_id = ${cityId} and v.subscriber_id = ${subscriberId} and v.email <> '')`.as(
        'viewer_has_email',
      ),
    ])
    .execute()
