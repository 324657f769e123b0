import { addMilliseconds } from '@parvis/shared-kernel/time'
import type { Deps } from '../../deps.ts'
import { sealView, VIEW_LIFE_MS } from '../../evidence-store/upload-permit.ts'
import { notFound } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'
import { takeDocumentTicket } from '../documents/document-ticket.service.ts'
import { findMedia, isFileKept } from './evidence.repo.ts'

/**
 * Returns the URL that serves an uploaded file for the next minute, on the evidence store's own origin, away from the
 * portal's. Uses the ticket; the URL names neither file nor person.
 */
export const showEvidence = async (
  deps: Deps,
  city: City,
  mediaId: string,
  token: string,
): Promise<string> => {
  const { subscriberId } = await takeDocumentTicket(deps, city, 'evidence', mediaId, token)
  const media =
    subscriberId === null ? undefined : await findMedia(deps.db, city.cityId, subscriberId, mediaId)
  if (media === undefined || !(await isFileKept(deps.db, media.urn))) throw notFound()
  const expiresAt = addMilliseconds(deps.clock.now(), VIEW_LIFE_MS)
  const permit = sealView(deps.secrets.upload, { urn: media.urn, expiresAt })
  return `${deps.urls.evidence}/file?permit=${encodeURIComponent(permit)}`
}
