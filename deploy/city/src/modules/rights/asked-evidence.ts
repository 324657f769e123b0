import { type AskedEvidence, latestAsked, unansweredEvidence } from '@parvis/shared-kernel/evidence'
import { evidenceId } from '@parvis/shared-kernel/ids'
import type { Database } from '../../db/database.ts'
import { listEvidences, listRequestedEvidences } from './right.repo.ts'

export interface AskedDocuments {
  /** What the latest complement asks for. */
  asked: readonly AskedEvidence[]
  /** Those without an acceptable file yet. */
  unanswered: readonly AskedEvidence[]
}

/** Documents the city asked for and those still missing (the kernel decides when a file is an answer). */
export const readAskedDocuments = async (db: Database, rightId: string): Promise<AskedDocuments> => {
  const requests = await listRequestedEvidences(db, [rightId])
  const asked = latestAsked(
    requests.map(row => ({ id: evidenceId(row.evidence_properties_id), askedAt: row.requested_at })),
  )
  const sent = (await listEvidences(db, [rightId])).map(row => ({
    id: evidenceId(row.evidence_properties_id),
    sentAt: row.traced_at,
    isRejected: row.status === 'REJECTED',
  }))
  return { asked, unanswered: unansweredEvidence(asked, sent) }
}
