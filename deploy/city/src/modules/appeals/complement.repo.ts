import type { Instant } from '@parvis/shared-kernel/time'
import type { Selectable } from 'kysely'
import type { Database } from '../../db/database.ts'
import { at, type Schema } from '../../db/schema.ts'
import type { RequestedPiece } from '../../db/schema-columns.ts'
import { listPieces, type SentFile } from './appeal-piece.repo.ts'

/** The answer to a complement. */
export interface SentAnswer {
  /** The complement's. */
  position: number
  answeredAt: Instant
  message: string
  /** What the complement asked: only these say what the ids of its files mean. */
  asked: readonly RequestedPiece[]
  files: readonly SentFile[]
}

export type ComplementRow = Selectable<Schema['appeal_complements']>

const lastFirst = (db: Database, appealId: string) =>
  db
    .selectFrom('appeal_complements')
    .selectAll()
    .where('appeal_id', '=', appealId)
    .orderBy('position', 'desc')
    .limit(1)

/** The last complement that was asked of an appeal, answered or not. */
export const findLastComplement = (db: Database, appealId: string): Promise<ComplementRow | undefined> =>
  lastFirst(db, appealId).executeTakeFirst()

/** The complement that was asked at this moment, answered or not. */
export const findComplementOf = (
  db: Database,
  appealId: string,
  requestedAt: Instant,
): Promise<ComplementRow | undefined> =>
  lastFirst(db, appealId).where('requested_at', '=', at(requestedAt)).executeTakeFirst()

/** Lists the answers, oldest first. */
export const listAnswers = async (db: Database, appealId: string): Promise<SentAnswer[]> => {
  const rows = await db
    .selectFrom('appeal_complements')
    .select(['position', 'answered_at', 'answer_message', 'pieces'])
    .where('appeal_id', '=', appealId)
    .where('answered_at', 'is not', null)
    .orderBy('position')
    .execute()
  const sent: SentAnswer[] = []
  for (const { position, answered_at, answer_message, pieces } of rows) {
    if (answered_at === null) continue
    const files = await listPieces(db, appealId, position)
    sent.push({ position, answeredAt: answered_at, message: answer_message ?? '', asked: pieces, files })
  }
  return sent
}

export interface NewComplement {
  appealId: string
  requestedAt: Instant
  dueAt: Instant
  message: string
  pieces: readonly RequestedPiece[]
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
