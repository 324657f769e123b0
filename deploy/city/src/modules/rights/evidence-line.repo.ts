import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import { lastPosition } from './last-position.repo.ts'

export interface EvidenceLine {
  evidencePropertiesId: string
  mediaId: string
}

/**
 * Links files to a locked right (`lockRight`). A file linked before counts as sent again and awaits review once more.
 */
export const addEvidenceLines = async (
  transaction: Database,
  rightId: string,
  lines: readonly EvidenceLine[],
  now: Instant,
): Promise<void> => {
  const last = await lastPosition(transaction, 'evidence_traces', rightId)
  const again = { status: 'WAITING', traced_at: at(now), decided_at: null } as const
  for (const [index, { evidencePropertiesId, mediaId }] of lines.entries()) {
    await transaction
      .insertInto('evidence_traces')
      .values({
        right_id: rightId,
        position: last + 1 + index,
        evidence_properties_id: evidencePropertiesId,
        media_id: mediaId,
        source: 'FRONT',
        ...again,
      })
      .onConflict(conflict =>
        conflict.columns(['right_id', 'evidence_properties_id', 'media_id']).doUpdateSet(again),
      )
      .execute()
  }
}

export interface EvidenceDecision {
  status: 'VALIDATED' | 'REJECTED'
  now: Instant
  /** Limits to one evidence. */
  evidenceId?: string
}

/** Decides the waiting files of one or all evidences; returns how many. */
export const decideEvidenceLines = async (
  transaction: Database,
  rightId: string,
  { status, now, evidenceId }: EvidenceDecision,
): Promise<number> => {
  const rows = await transaction
    .updateTable('evidence_traces')
    .set({ status, decided_at: at(now) })
    .where('right_id', '=', rightId)
    .where('status', '=', 'WAITING')
    .$if(evidenceId !== undefined, query => query.where('evidence_properties_id', '=', evidenceId ?? ''))
    .returning('position')
    .execute()
  return rows.length
}
