import { randomUUID } from 'node:crypto'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import { insertMedia } from '../evidence/evidence.repo.ts'
import type { RightRow } from '../rights/right.repo.ts'
import type { Session } from '../session/session.service.ts'

/** A document of the subscriber with agents' verdicts from earlier orders. */
export const findDocument = async (db: Database, { cityId, subscriberId }: Session, urn: string) => {
  const media = await db
    .selectFrom('media')
    .select(['media_id', 'created_at'])
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .where('urn', '=', urn)
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
  for (const [index, document] of documents.entries()) {
    await db
      .insertInto('evidence_traces')
      .values({
        right_id: right.right_id,
        position: index + 1,
        evidence_properties_id: document.evidenceId,
        media_id: await mediaIdOf(db, session, document, now),
        source: 'FRONT',
        status: 'WAITING',
        traced_at: at(now),
      })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }
}
