import type { Database } from '../../db/database.ts'

/** Last position among lines of a right, 0 without any. Requires the right locked (`lockRight`), which keeps their order. */
export const lastPosition = async (
  transaction: Database,
  table: 'agent_comments' | 'evidence_traces' | 'plate_changes',
  rightId: string,
): Promise<number> => {
  const { last } = await transaction
    .selectFrom(table)
    .select(eb => eb.fn.max('position').as('last'))
    .where('right_id', '=', rightId)
    .executeTakeFirstOrThrow()
  return last ?? 0
}
