import type { Database } from '../../db/database.ts'

/** Complements that were answered, oldest first. */
export const listAnsweredComplements = (db: Database, appealId: string) =>
  db
    .selectFrom('appeal_complements')
    .select(['position', 'answered_at', 'answer_message'])
    .where('appeal_id', '=', appealId)
    .where('answered_at', 'is not', null)
    .orderBy('position')
    .execute()
