import { type EvidenceId, evidenceId } from '../ids/index.ts'
import { addressFaults, EMPTY_ADDRESS } from '../subscriber/index.ts'
import type { AppealPiece, AppealReason } from './appeal.ts'
import { type Appellant, type AppellantCapacity, faultyTexts } from './appellant.ts'

/** What a citizen enters to contest a fine; '' and null for empty fields. */
export interface AppealContent extends Appellant {
  readonly reasonId: string | null
  readonly statement: string
}

/**
 * Maximum length of a statement, or of an answer to a complement, in characters; a city's form may set a shorter one
 * for statements.
 */
export const LONGEST_STATEMENT = 20_000

/** Path of a field that prevents filing, named as in the form and on the wire. */
export type FilingFault = string

/** Fields to complete or correct before filing, in form order; empty when valid. */
export function filingFaults(
  content: AppealContent,
  reasons: readonly Pick<AppealReason, 'id'>[],
): readonly FilingFault[] {
  const isReasonKnown = reasons.some(({ id }) => id === content.reasonId)
  return [
    ...(isReasonKnown ? [] : ['reasonId']),
    ...faultyTexts(content),
    ...addressFaults(content.address ?? EMPTY_ADDRESS).map(({ field }) => `address.${field}`),
    ...(content.statement.trim() === '' ? ['statement'] : []),
  ]
}

/** Mandatory documents that were not sent yet. */
export const missingPieces = (
  asked: readonly AppealPiece[],
  sent: readonly EvidenceId[],
): readonly AppealPiece[] => asked.filter(({ id, mandatory }) => mandatory && !sent.includes(id))

/** The document in which the registration holder authorises another person to contest. */
export const MANDATE = evidenceId('mandate')

/** Whether the mandate is requested, by capacity: mandatory for a representative, optional for a driver. */
const MANDATE_OF = {
  owner: null,
  lessee: null,
  driver: { mandatory: false },
  representative: { mandatory: true },
} as const satisfies Record<AppellantCapacity, { mandatory: boolean } | null>

/** The mandate requested for this capacity; null when the capacity or the city requests none. */
export function requiredMandate(
  capacity: AppellantCapacity | null,
  mandate: AppealPiece | null,
): AppealPiece | null {
  const asked = capacity === null ? null : MANDATE_OF[capacity]
  return asked && mandate ? { ...mandate, mandatory: asked.mandatory } : null
}

/** Documents requested for an appeal: those of its reason, and a representative's mandate. */
export function requiredPieces(
  reason: Pick<AppealReason, 'pieces'> | undefined,
  capacity: AppellantCapacity | null,
  mandate: AppealPiece | null,
): readonly AppealPiece[] {
  const own = requiredMandate(capacity, mandate)
  return [...(reason?.pieces ?? []), ...(own ? [own] : [])]
}
