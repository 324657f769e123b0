import type { ApiFailure } from '@parvis/shared-kernel/errors'
import type { SupportingEvidence } from '@parvis/shared-kernel/evidence'
import { type Offer, vehicleFaults } from '@parvis/shared-kernel/offers'
import { plateFaults, type RequestFault } from '@parvis/shared-kernel/orders'
import { displayPlate, dropBlankPlates, type Plate, plateSwaps } from '@parvis/shared-kernel/plates'
import type { Vehicle } from '@parvis/shared-kernel/subscriber'
import { type Uploads, uploadFault } from '@parvis/shared-kernel/uploads'
import type { PlateChangeBodyWire } from '@parvis/shared-kernel/wire'
import { mediaOf, notReceived } from '../../kept-files/kept-files.model.ts'

export type DocumentFault = 'missing' | 'invalid' | 'not-received'

export interface FaultyDocument {
  readonly evidence: SupportingEvidence
  readonly fault: DocumentFault
}

/** Initial lines: the current plates, or one empty line. */
export const firstLines = (today: readonly Plate[]): readonly string[] =>
  today.length === 0 ? [''] : today.map(displayPlate)

/**
 * Faults of the new plates by the rules of requests; they must also differ from the current ones.
 * @param garage the person's vehicles; null while they are not known, and the city alone can judge the plates
 */
export function plateChangeFaults(
  texts: readonly string[],
  today: readonly Plate[],
  offer: Pick<Offer, 'maxPlates' | 'vehicleCritairs'>,
  garage: readonly Vehicle[] | null,
): readonly RequestFault[] {
  const faults = [
    ...plateFaults(texts, { isRequired: true, max: offer.maxPlates, among: null }),
    ...(garage === null ? [] : vehicleFaults(offer, texts, garage, today)),
  ]
  if (faults.length > 0) return faults
  const { added, removed } = plateChanges(texts, today)
  return added.length + removed.length > 0 ? [] : [{ field: 'plates', reason: 'unchanged' }]
}

interface PlateChanges {
  readonly added: readonly Plate[]
  readonly removed: readonly Plate[]
  /** Number of unchanged plates. */
  readonly same: number
}

/** Changes from current to requested plates; order is irrelevant. */
export function plateChanges(texts: readonly string[], today: readonly Plate[]): PlateChanges {
  const swaps = plateSwaps(today, dropBlankPlates(texts))
  const added = swaps.flatMap(({ newPlate }) => newPlate ?? [])
  const removed = swaps.flatMap(({ oldPlate }) => oldPlate ?? [])
  return { added, removed, same: today.length - removed.length }
}

/** Each mandatory document needs a file; whatever was chosen must have arrived (second document §5). */
export const documentFaults = (
  documents: readonly SupportingEvidence[],
  uploads: Uploads,
  cityMisses: readonly string[],
): readonly FaultyDocument[] =>
  documents.flatMap(evidence => {
    const fault = faultOf(evidence, uploads, cityMisses)
    return fault === null ? [] : [{ evidence, fault }]
  })

function faultOf(
  { id, mandatory }: SupportingEvidence,
  uploads: Uploads,
  cityMisses: readonly string[],
): DocumentFault | null {
  const fault = uploadFault(uploads[id])
  if (fault === 'refused') return 'invalid'
  if (fault === 'missing') return mandatory ? 'missing' : null
  return cityMisses.includes(id) ? 'not-received' : null
}

export const changeBody = (
  texts: readonly string[],
  documents: readonly SupportingEvidence[],
  uploads: Uploads,
): PlateChangeBodyWire => ({
  plates: [...dropBlankPlates(texts)],
  evidences: documents.flatMap(({ id }) => {
    const media = mediaOf(uploads[id])
    return media === null ? [] : [{ evidencePropertiesId: id, evidenceSubscriberMediaId: media }]
  }),
})

/** Where a refusal is shown: at the plates, at documents, or for the whole. */
export type ChangeRefusal =
  | { readonly at: 'plates'; readonly messageId: 'plates.used' | 'plates.unchanged' }
  | { readonly at: 'documents'; readonly missing: readonly string[] }
  | { readonly at: 'whole'; readonly messageId: 'plates.waiting' | null }

export function changeRefusal(failure: ApiFailure | null): ChangeRefusal {
  const whole = { at: 'whole', messageId: null } as const
  if (failure?.kind !== 'api') return whole
  const { error, fields = [] } = failure
  if (error === 'OrderPlateUsed') return { at: 'plates', messageId: 'plates.used' }
  // A second request: the first is pending, whichever holder of the right made it.
  if (error === 'OrderAlreadyExists') return { at: 'whole', messageId: 'plates.waiting' }
  if (fields.some(({ path, message }) => path === 'plates' && message === 'unchanged'))
    return { at: 'plates', messageId: 'plates.unchanged' }
  const missing = notReceived(fields)
  return missing.length > 0 ? { at: 'documents', missing } : whole
}
