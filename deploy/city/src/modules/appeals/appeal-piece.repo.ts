import { displayFileName } from '@parvis/shared-kernel/evidence'
import { type Instant, instantFromMs } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'

export interface SentFile {
  pieceId: string
  urn: string
  name: string
  mime: string
  size: number
}

/** Lists files sent with the appeal (`complement` 0) or with the answer to a complement. */
export const listPieces = async (
  db: Database,
  appealId: string,
  complement: number,
): Promise<readonly SentFile[]> => {
  const rows = await db
    .selectFrom('appeal_pieces')
    .selectAll()
    .where('appeal_id', '=', appealId)
    .where('complement', '=', complement)
    .orderBy('sent_at')
    .orderBy('urn')
    .execute()
  return rows.map(row => ({
    pieceId: row.piece_id,
    urn: row.urn,
    name: displayFileName(row.name, row.mime),
    mime: row.mime,
    size: row.size_bytes,
  }))
}

export const writePieces = async (
  db: Database,
  appealId: string,
  complement: number,
  files: readonly SentFile[],
  now: Instant,
): Promise<void> => {
  await db
    .deleteFrom('appeal_pieces')
    .where('appeal_id', '=', appealId)
    .where('complement', '=', complement)
    .execute()
  if (files.length === 0) return
  await db
    .insertInto('appeal_pieces')
    .values(
      files.map(({ pieceId, urn, name, mime, size }, index) => ({
        appeal_id: appealId,
        complement,
        piece_id: pieceId,
        urn,
        name: displayFileName(name, mime),
        mime,
        size_bytes: size,
        // Files sent together get increasing times, so that they are listed in the order in which they were added.
        sent_at: at(instantFromMs(now + index)),
      })),
    )
    .execute()
}
