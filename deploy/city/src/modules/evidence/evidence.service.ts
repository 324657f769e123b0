import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import type { RightRow } from '../rights/right.repo.ts'
import type { Session } from '../session/session.service.ts'
import { addTrace, findMedia, insertMedia } from './evidence.repo.ts'
import { takeStoredUpload, type UploadOwner } from './upload.service.ts'

export interface MediaRegistration {
  id: string
  url: string
  name: string
}

/** A signed-in person as the owner of a file. */
export const ownerOf = ({ cityId, subscriberId }: Session): UploadOwner => ({
  cityId,
  ownerKind: 'subscriber',
  ownerId: subscriberId,
})

/** Registers an uploaded file under the client's id; saying it twice is saying it once. */
export const registerMedia = async (deps: Deps, session: Session, media: MediaRegistration) => {
  const { db, clock } = deps
  const { cityId, subscriberId } = session
  const upload = await takeStoredUpload(deps, ownerOf(session), media.url)
  const isNew = await insertMedia(db, {
    cityId,
    mediaId: media.id,
    subscriberId,
    urn: upload.urn,
    name: media.name,
    mime: upload.mime,
    size: upload.size,
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
