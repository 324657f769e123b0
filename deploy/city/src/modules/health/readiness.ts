import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { FileStore } from '../../evidence-store/file-store.ts'

/** A dependency that has not answered by then counts as unavailable: readiness probes wait two seconds at most. */
const PATIENCE_MS = 1_500

export const answersInTime = async (ask: () => Promise<boolean>): Promise<boolean> => {
  const patience = new AbortController()
  const late = wait(PATIENCE_MS, false, { signal: patience.signal, ref: false }).catch(() => false)
  try {
    return await Promise.race([ask().catch(() => false), late])
  } finally {
    patience.abort()
  }
}

const askDatabase = async (db: Database): Promise<boolean> => {
  await sql`select 1`.execute(db)
  return true
}

/** Whether requests can be served: the database and the document store both respond. */
export const createReadiness =
  ({ db, files }: { db: Database; files: Pick<FileStore, 'isReachable'> }) =>
  async (): Promise<boolean> => {
    const parts = await Promise.all([
      answersInTime(() => askDatabase(db)),
      answersInTime(() => files.isReachable()),
    ])
    return parts.every(Boolean)
  }
