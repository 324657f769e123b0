import { addMilliseconds } from '@parvis/shared-kernel/time'
import type { Deps } from '../../deps.ts'
import { sealView, VIEW_LIFE_MS } from '../../evidence-store/upload-permit.ts'
import { mustExist } from '../../http/refusal.ts'
import type { City } from '../config/city.ts'
import { takeDocumentTicket } from '../documents/document-ticket.service.ts'
import { findMedia, isFileKept } from './evidence.repo.ts'

/**
 * Returns the URL that serves an uploaded file for the next minute, on the evidence store's own origin, which runs
 * nothing of it. The URL names neither file nor person. Null when the file was never there or has been cleaned away.
 */
export const viewAddressOf = async (
  { db, clock, secrets, urls }: Deps,
  urn: string | null | undefined,
): Promise<string | null> => {
  if (!urn || !(await isFileKept(db, urn))) return null
  const permit = sealView(secrets.upload, { urn, expiresAt: addMilliseconds(clock.now(), VIEW_LIFE_MS) })
  return `${urls.evidence}/file?permit=${encodeURIComponent(permit)}`
}

/** Uses the ticket of a person's own document; returns where it is served. */
export const showEvidence = async (
  deps: Deps,
  city: City,
  mediaId: string,
  token: string,
): Promise<string> => {
  const { subscriberId } = await takeDocumentTicket(deps, city, 'evidence', mediaId, token)
  const media = subscriberId === null ? null : await findMedia(deps.db, city.cityId, subscriberId, mediaId)
  return mustExist(media && (await viewAddressOf(deps, media.urn)))
}
