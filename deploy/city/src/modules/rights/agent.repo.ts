import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import { lastPosition } from './last-position.repo.ts'

// All functions here require the right locked by their transaction (`lockRight`), which keeps positions in order.

export const addComment = async (
  transaction: Database,
  rightId: string,
  comment: string,
  now: Instant,
): Promise<void> => {
  const position = (await lastPosition(transaction, 'agent_comments', rightId)) + 1
  await transaction
    .insertInto('agent_comments')
    .values({ right_id: rightId, position, created_at: at(now), comment })
    .execute()
}

/** Asks for documents at one instant: together they form the latest complement. */
export const requestEvidences = async (
  transaction: Database,
  rightId: string,
  evidences: readonly { id: string; name: string }[],
  now: Instant,
): Promise<void> => {
  for (const { id, name } of evidences) {
    const asked = { name, requested_at: at(now) }
    await transaction
      .insertInto('requested_evidences')
      .values({ right_id: rightId, evidence_properties_id: id, ...asked })
      .onConflict(conflict => conflict.columns(['right_id', 'evidence_properties_id']).doUpdateSet(asked))
      .execute()
  }
}

/**
 * Decides the waiting plate-change request; returns its changes, in line order. They are dated with the decision:
 * until then nobody could park with a requested plate. Events keep when it was filed.
 */
export const decidePlateLines = async (
  transaction: Database,
  rightId: string,
  { status, now }: { status: 'VALIDATED' | 'REJECTED'; now: Instant },
) => {
  const lines = await transaction
    .updateTable('plate_changes')
    .set({ status, changed_at: at(now) })
    .where('right_id', '=', rightId)
    .where('status', '=', 'WAITING')
    .returning(['position', 'new_plates', 'removed_plates'])
    .execute()
  return lines.sort((a, b) => a.position - b.position)
}
