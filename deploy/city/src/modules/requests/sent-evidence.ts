import { isEvidenceExpired, missingEvidence, type SupportingEvidence } from '@parvis/shared-kernel/evidence'
import type { Offer } from '@parvis/shared-kernel/offers'
import type { Instant } from '@parvis/shared-kernel/time'
import type { SentEvidenceWire } from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import type { Session } from '../session/session.service.ts'
import { REQUEST_REFUSALS, refuse } from './request-refusals.ts'
import { findDocument, findUpload, type SentDocument } from './sent-evidence.repo.ts'

export interface EvidenceContext {
  offer: Offer
  start: Instant
  timeZone: string
}

type Reason = keyof typeof REQUEST_REFUSALS.evidence

const refuseEvidence = (reason: Reason, path: string) =>
  refuse(REQUEST_REFUSALS.evidence[reason], { path, message: reason })

type Document = NonNullable<Awaited<ReturnType<typeof findDocument>>>

/**
 * A document that served before is as old as it is in our books, whatever the client says, and may be too old for the
 * new start; one that agents only ever refused does not serve again. One that is sent for the first time has the age
 * that its reader finds on it.
 */
const isWornOut = (
  { verdicts, created_at: created }: Document,
  { expirationPeriod }: SupportingEvidence,
  { start, timeZone }: EvidenceContext,
): boolean => {
  if (verdicts.length === 0) return false
  const isRefused = verdicts.every(verdict => verdict === 'REJECTED')
  return isRefused || isEvidenceExpired({ created }, expirationPeriod, start, timeZone)
}

const readOne = async (
  db: Database,
  session: Session,
  { id, urn, name }: SentEvidenceWire,
  context: EvidenceContext,
  path: string,
): Promise<SentDocument> => {
  const asked = context.offer.procedure.supportingEvidences.find(evidence => evidence.id === id)
  if (asked === undefined) throw refuseEvidence('evidence-not-asked', path)
  const known = await findDocument(db, session, urn)
  if (known !== undefined) {
    if (isWornOut(known, asked, context)) throw refuseEvidence('evidence-worn-out', path)
    return { evidenceId: id, urn, name, file: null }
  }
  const upload = await findUpload(db, session, urn)
  if (upload === undefined) throw refuseEvidence('evidence-unknown', path)
  if (upload.stored_at === null || upload.size_bytes === null)
    throw refuseEvidence('evidence-not-uploaded', path)
  return { evidenceId: id, urn, name, file: { mime: upload.mime, size: upload.size_bytes } }
}

/** The documents that a request brings, every one asked for and the subscriber's own, the mandatory ones complete. */
export const readSentEvidences = async (
  db: Database,
  session: Session,
  sent: readonly SentEvidenceWire[],
  context: EvidenceContext,
): Promise<readonly SentDocument[]> => {
  const documents: SentDocument[] = []
  for (const [index, one] of sent.entries())
    documents.push(await readOne(db, session, one, context, `attachmentEvidences.${index}`))
  const asked = context.offer.procedure.supportingEvidences
  const provided = asked
    .map(({ id }) => id)
    .filter(id => documents.some(({ evidenceId }) => evidenceId === id))
  const [missing] = missingEvidence(asked, provided)
  if (missing !== undefined) throw refuseEvidence('evidence-missing', `attachmentEvidences.${missing.id}`)
  return documents
}
