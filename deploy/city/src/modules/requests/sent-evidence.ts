import { isEvidenceExpired, missingEvidence, type SupportingEvidence } from '@parvis/shared-kernel/evidence'
import type { Offer } from '@parvis/shared-kernel/offers'
import type { Instant } from '@parvis/shared-kernel/time'
import type { SentEvidenceWire } from '@parvis/shared-kernel/wire'
import { type StoreParts, settleUpload } from '../../evidence-store/settle-upload.ts'
import { findUploadOf } from '../../evidence-store/upload.repo.ts'
import { holdUpload, isFileKept } from '../evidence/evidence.repo.ts'
import { ownerOf } from '../evidence/evidence.service.ts'
import { fileRefusal } from '../evidence/upload.service.ts'
import type { Session } from '../session/session.service.ts'
import { REQUEST_REFUSALS, refuse } from './request-refusals.ts'
import { findDocument, type SentDocument } from './sent-evidence.repo.ts'

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
 * A document used before has its recorded age, whatever the client says, and may be too old for the new start; one that
 * agents only rejected cannot be reused. The reviewing agent judges the age of a new document.
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

/** Reads an upload not registered yet; inspects it here when the store could not. */
const readUpload = async (parts: StoreParts, session: Session, urn: string, path: string) => {
  const upload = await findUploadOf(parts.db, ownerOf(session), urn)
  if (upload === undefined) throw refuseEvidence('evidence-unknown', path)
  const settled = await settleUpload(parts, upload)
  if (settled.kind === 'refused') throw fileRefusal(settled.fault)
  if (settled.kind === 'absent' || !(await holdUpload(parts.db, urn)))
    throw refuseEvidence('evidence-not-uploaded', path)
  return { mime: settled.mime, size: settled.size }
}

const readOne = async (
  parts: StoreParts,
  session: Session,
  { id, urn, name }: SentEvidenceWire,
  context: EvidenceContext,
  path: string,
): Promise<SentDocument> => {
  const asked = context.offer.procedure.supportingEvidences.find(evidence => evidence.id === id)
  if (asked === undefined) throw refuseEvidence('evidence-not-asked', path)
  const known = await findDocument(parts.db, session, urn)
  if (known !== undefined) {
    // Documents outlive their files (first document §5).
    if (isWornOut(known, asked, context) || !(await isFileKept(parts.db, urn)))
      throw refuseEvidence('evidence-worn-out', path)
    return { evidenceId: id, urn, name, file: null }
  }
  return { evidenceId: id, urn, name, file: await readUpload(parts, session, urn, path) }
}

/**
 * Validates a request's documents: each asked for and the subscriber's own, mandatory ones complete. The `db` of the
 * parts must be the request's transaction.
 */
export const readSentEvidences = async (
  parts: StoreParts,
  session: Session,
  sent: readonly SentEvidenceWire[],
  context: EvidenceContext,
): Promise<readonly SentDocument[]> => {
  const documents: SentDocument[] = []
  for (const [index, one] of sent.entries())
    documents.push(await readOne(parts, session, one, context, `attachmentEvidences.${index}`))
  const asked = context.offer.procedure.supportingEvidences
  const provided = asked
    .map(({ id }) => id)
    .filter(id => documents.some(({ evidenceId }) => evidenceId === id))
  const [missing] = missingEvidence(asked, provided)
  if (missing !== undefined) throw refuseEvidence('evidence-missing', `attachmentEvidences.${missing.id}`)
  return documents
}
