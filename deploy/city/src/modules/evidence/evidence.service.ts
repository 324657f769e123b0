import { randomUUID } from 'node:crypto'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Deps } from '../../deps.ts'
import { ACCEPTED_TYPES } from '../../evidence-store/magic-bytes.ts'
import { sealPermit, UPLOAD_LIFE_MS } from '../../evidence-store/upload-permit.ts'
import { Refusal } from '../../http/refusal.ts'
import type { RightRow } from '../rights/right.repo.ts'
import type { Session } from '../session/session.service.ts'
import { addTrace, findMedia, findStoredUpload, insertMedia, insertUpload } from './evidence.repo.ts'

/** A signed address for one file of one type, good for five minutes. */
export const makeUploadUrl = async (deps: Deps, session: Session, mediaType: string) => {
  const mime = mediaType.toLowerCase()
  if (!ACCEPTED_TYPES.includes(mime)) throw new Refusal(415, 'FileTypeNotSupported')
  await deps.limits.check([{ limit: 'uploadUrl', key: session.subscriberId }])
  await deps.limits.take([{ limit: 'uploadUrl', key: session.subscriberId }])
  const urn = `urn:parvis:evidence:${randomUUID()}`
  const expiresAt = (deps.clock.now() + UPLOAD_LIFE_MS) as Instant
  await insertUpload(deps.db, {
    cityId: session.cityId,
    urn,
    subscriberId: session.subscriberId,
    mime,
    expiresAt,
  })
  const permit = sealPermit(deps.secrets.upload, { urn, mime, expiresAt })
  return {
    signedUploadUrl: `${deps.urls.evidence}/upload?permit=${encodeURIComponent(permit)}`,
    fileUrn: urn,
  }
}

export interface MediaRegistration {
  id: string
  url: string
  name: string
}

/** Registers an uploaded file under the client's id; saying it twice is saying it once. */
export const registerMedia = async ({ db, clock }: Deps, session: Session, media: MediaRegistration) => {
  const { cityId, subscriberId } = session
  const upload = await findStoredUpload(db, cityId, subscriberId, media.url)
  if (upload?.size_bytes == null) throw new Refusal(409, 'EvidenceNeedsToBeUploaded')
  const isNew = await insertMedia(db, {
    cityId,
    mediaId: media.id,
    subscriberId,
    urn: upload.urn,
    name: media.name,
    mime: upload.mime,
    size: upload.size_bytes,
    now: clock.now(),
  })
  const kept = await findMedia(db, cityId, subscriberId, media.id)
  if (kept?.urn !== upload.urn) throw new Refusal(409, 'Conflict')
  return { isNew, media: { id: kept.media_id, url: kept.urn, name: kept.name } }
}

const TAKES_EVIDENCE: readonly RightRow['status'][] = [
  'awaiting-evidence',
  'awaiting-completion',
  'under-review',
  'granted',
]

export const traceEvidence = async (
  { db, clock }: Deps,
  session: Session,
  right: RightRow,
  trace: { evidencePropertiesId: string; evidenceSubscriberMediaId: string },
): Promise<void> => {
  if (!TAKES_EVIDENCE.includes(right.status)) throw new Refusal(409, 'OrderEvidenceNotExpected')
  const media = await findMedia(db, session.cityId, session.subscriberId, trace.evidenceSubscriberMediaId)
  if (media === undefined) throw new Refusal(409, 'EvidenceNoLongerAvailable')
  await addTrace(db, right, {
    evidencePropertiesId: trace.evidencePropertiesId,
    mediaId: media.media_id,
    now: clock.now(),
  })
}
