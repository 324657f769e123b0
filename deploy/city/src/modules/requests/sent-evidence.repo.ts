import { randomUUID } from 'node:crypto'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { insertMedia } from '../evidence/evidence.repo.ts'
import { addEvidenceLines, type EvidenceLine } from '../rights/evidence-line.repo.ts'
import type { RightRow } from '../rights/right.repo.ts'
import type { Session } from '../session/session.service.ts'

/**
 * A document of the subscriber with agents' verdicts from earlier orders; it is not cleaned away until the transaction
 * ends.
 */
export const findDocument = async (db: Database, { cityId, subscriberId }: Session, urn: string) => {
  const media = await db
    .selectFrom('media')
    .select(['media_id', 'created_at'])
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .where('urn', '=', urn)
    .forShare()
    .executeTakeFirst()
  if (media === undefined) return undefined
  const traces = await db
    .selectFrom('evidence_traces')
    .select('status')
    .where('media_id', '=', media.media_id)
    .execute()
  return { ...media, verdicts: traces.map(({ status }) => status) }
}

export interface SentDocument {
  evidenceId: string
  urn: string
  name: string
  /** Properties of the stored file; null when already registered. */
  file: { mime: string; size: number } | null
}

const mediaIdOf = async (
  db: Database,
  session: Session,
  { urn, name, file }: SentDocument,
  now: Instant,
): Promise<string> => {
  const { cityId, subscriberId } = session
  if (file !== null)
    await insertMedia(db, { cityId, mediaId: randomUUID(), subscriberId, urn, name, ...file, now })
  const media = await findDocument(db, session, urn)
  if (media === undefined) throw new Error('A document that was registered is not there')
  return media.media_id
}

/** Registers a request's documents and links them to its right for review. */
export const attachDocuments = async (
  db: Database,
  session: Session,
  right: RightRow,
  documents: readonly SentDocument[],
  now: Instant,
): Promise<void> => {
  const lines: EvidenceLine[] = []
  for (const document of documents)
    lines.push({
      evidencePropertiesId: document.evidenceId,
      mediaId: await mediaIdOf(db, session, document, now),
    })
  await addEvidenceLines(db, right.right_id, lines, now)
}
