import type { refusalOf } from '@parvis/shared-kernel/errors'
import type { AttachmentEvidence, ReusableEvidence } from '@parvis/shared-kernel/evidence'
import type { EvidenceId } from '@parvis/shared-kernel/ids'
import type { RequestedEvidence, Subscription } from '@parvis/shared-kernel/orders'
import { type Uploads, uploadFault } from '@parvis/shared-kernel/uploads'
import { notReceived } from '../../kept-files/kept-files.model.ts'

export type SlotFault = 'missing' | 'refused' | 'not-received'

/** Why each document cannot be submitted; every listed one needs a file (first document §5). */
export function slotFaults(
  asked: readonly RequestedEvidence[],
  uploads: Uploads,
  cityMisses: readonly string[],
): readonly { readonly evidence: RequestedEvidence; readonly fault: SlotFault }[] {
  return asked.flatMap(evidence => {
    const fault = uploadFault(uploads[evidence.id])
    const of = (said: SlotFault) => [{ evidence, fault: said }]
    if (fault !== null) return of(fault)
    return cityMisses.includes(evidence.id) ? of('not-received') : []
  })
}

/** The city has the name of a file, not the file: it was erased, or never came whole. */
const GONE = ['EvidenceNoLongerAvailable', 'EvidenceNeedsToBeUploaded', 'OrderEvidenceNotFound']

/** Documents that the city lacks: the one being passed on, whose call names no field, or those that it lists. */
export const missedFiles = (
  refusal: ReturnType<typeof refusalOf>,
  passed: EvidenceId | null,
): readonly string[] =>
  refusal !== null && passed !== null && GONE.includes(refusal.error)
    ? [passed]
    : notReceived(refusal?.fields)

/** The newest file for a document that the city requests again, and has therefore refused. */
export const earlierFile = (order: Subscription, id: EvidenceId): AttachmentEvidence | null =>
  order.attachmentEvidences
    .filter(document => document.id === id)
    .toSorted((a, b) => (b.created ?? 0) - (a.created ?? 0))[0] ?? null

/** A document accepted elsewhere, unless it is the one refused here. */
export function offeredAgain(
  reusable: readonly ReusableEvidence[],
  order: Subscription,
  id: EvidenceId,
): ReusableEvidence | null {
  const refused = order.attachmentEvidences.map(({ evidenceSubscriberMediaId }) => evidenceSubscriberMediaId)
  return reusable.find(document => document.id === id && !refused.includes(document.mediaId)) ?? null
}
