import { type ReusableEvidence, reusableEvidences } from '@parvis/shared-kernel/evidence'
import { type EvidenceId, evidenceId, mediaId } from '@parvis/shared-kernel/ids'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'
import { listOffers } from '../plans/offer.repo.ts'
import { OPEN_STATUSES } from '../rights/dossier.ts'
import { planOf } from '../rights/plan-of-right.ts'
import { readDetailsOf } from '../rights/right.details.ts'
import type { RightRow } from '../rights/right.repo.ts'
import type { Session } from '../session/session.service.ts'
import { holdCaller } from '../subscriber/caller.ts'
import {
  addTrace,
  findMedia,
  holdMedia,
  insertMedia,
  isFileKept,
  listAcceptedMedia,
} from './evidence.repo.ts'
import { holdStoredUpload, takeStoredUpload, type UploadOwner } from './upload.service.ts'

export const ownerOf = ({ cityId, subscriberId }: Session): UploadOwner => ({
  cityId,
  ownerKind: 'subscriber',
  ownerId: subscriberId,
})

export interface MediaRegistration {
  id: string
  url: string
  name: string
}

/** Registers an uploaded file under the client's id. Idempotent. */
export const registerMedia = async (deps: Deps, session: Session, media: MediaRegistration) => {
  const { cityId, subscriberId } = session
  const { urn, mime, size } = await takeStoredUpload(deps, ownerOf(session), media.url)
  const entry = { cityId, mediaId: media.id, subscriberId, urn, name: media.name, mime, size }
  const isNew = await deps.db.transaction().execute(async transaction => {
    await holdCaller(transaction, session)
    await holdStoredUpload(transaction, urn)
    return insertMedia(transaction, { ...entry, now: deps.clock.now() })
  })
  const kept = await findMedia(deps.db, cityId, subscriberId, media.id)
  if (kept?.urn !== urn) throw new Refusal(409, 'Conflict')
  return { isNew, media: { id: kept.media_id, url: kept.urn, name: kept.name } }
}

const TAKES_EVIDENCE: readonly RightRow['status'][] = [...OPEN_STATUSES, 'granted']

/** Lists what an order accepts: what the city asked of it, and what its offer's procedure lists. */
const expectedEvidences = async ({ db }: Deps, right: RightRow): Promise<readonly EvidenceId[]> => {
  const { requested } = await readDetailsOf(db, right)
  const plan = await planOf(db, right)
  const listed = plan !== null && 'procedure' in plan ? plan.procedure.supportingEvidences : []
  return [...requested.map(asked => evidenceId(asked.evidence_properties_id)), ...listed.map(({ id }) => id)]
}

const mustExpect = async (deps: Deps, right: RightRow, id: string): Promise<void> => {
  const isExpected =
    TAKES_EVIDENCE.includes(right.status) &&
    (await expectedEvidences(deps, right)).some(expected => expected === id)
  if (!isExpected) throw new Refusal(409, 'OrderEvidenceNotExpected')
}

/** Ties a document to an order that asks for it; it then awaits the city's review (second document §5). */
export const traceEvidence = async (
  deps: Deps,
  session: Session,
  right: RightRow,
  trace: { evidencePropertiesId: string; evidenceSubscriberMediaId: string },
): Promise<void> => {
  const now = deps.clock.now()
  const { evidencePropertiesId, evidenceSubscriberMediaId } = trace
  await mustExpect(deps, right, evidencePropertiesId)
  await deps.db.transaction().execute(async transaction => {
    const { cityId, subscriberId } = session
    await holdCaller(transaction, session)
    const media = await holdMedia(transaction, cityId, subscriberId, evidenceSubscriberMediaId)
    if (media === undefined) throw new Refusal(404, 'OrderEvidenceNotFound')
    if (!(await isFileKept(transaction, media.urn))) throw new Refusal(409, 'EvidenceNoLongerAvailable')
    await addTrace(transaction, right, { evidencePropertiesId, mediaId: media.media_id, now })
  })
}

/** Lists documents accepted earlier that may be reused, except those that are too old. */
export const acceptedMedia = async (
  { db, clock }: Deps,
  city: City,
  { cityId, subscriberId }: Session,
): Promise<readonly ReusableEvidence[]> => {
  const rows = await listAcceptedMedia(db, cityId, subscriberId)
  const accepted = rows.map(row => ({
    id: evidenceId(row.evidence_properties_id),
    mediaId: mediaId(row.media_id),
    urn: row.urn,
    name: row.name,
    mime: row.mime,
    size: row.size_bytes,
    created: row.created_at,
    accepted: row.decided_at ?? row.traced_at,
  }))
  const offers = await listOffers(db, cityId)
  const asked = offers.flatMap(offer => offer.procedure.supportingEvidences)
  return reusableEvidences(accepted, asked, clock.now(), city.timeZone)
}
