import type { Instant } from '@parvis/shared-kernel/time'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import type { AppealComplementTable, AskedPiece } from '../../db/schema-appeals.ts'

export type ComplementRow = Selectable<AppealComplementTable>

/** The last complement that was asked of an appeal, answered or not. */
export const findLastComplement = (db: Database, appealId: string): Promise<ComplementRow | undefined> =>
  db
    .selectFrom('appeal_complements')
    .selectAll()
    .where('appeal_id', '=', appealId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()

export interface NewComplement {
  appealId: string
  requestedAt: Instant
  dueAt: Instant
  message: string
  pieces: readonly AskedPiece[]
}

export const insertComplement = async (db: Database, complement: NewComplement): Promise<void> => {
  const last = await findLastComplement(db, complement.appealId)
  await db
    .insertInto('appeal_complements')
    .values({
      appeal_id: complement.appealId,
      position: (last?.position ?? 0) + 1,
      requested_at: at(complement.requestedAt),
      due_at: at(complement.dueAt),
      message: complement.message,
      pieces: JSON.stringify(complement.pieces),
      answer_message: null,
    })
    .execute()
}

export const answerComplement = async (
  db: Database,
  complement: ComplementRow,
  message: string,
  now: Instant,
): Promise<void> => {
  await db
    .updateTable('appeal_complements')
    .set({ answered_at: at(now), answer_message: message })
    .where('appeal_id', '=', complement.appeal_id)
    .where('position', '=', complement.position)
    .execute()
}
