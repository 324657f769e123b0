import { type EvidenceId, evidenceId } from '../ids/index.ts'
import { addressFaults, EMPTY_ADDRESS, email, inRange, name2to50 } from '../subscriber/index.ts'
import type { AppealPiece, AppealReason, Appellant, AppellantCapacity } from './appeal.ts'

/** What a citizen writes to contest a fine; '' and null are what is not said yet. */
export interface AppealContent extends Appellant {
  readonly reasonId: string | null
  readonly statement: string
}

/** Characters of a statement or of an answer to a complement, at most; a city's form may ask for a shorter statement. */
export const LONGEST_STATEMENT = 20_000

/** Path of a field that keeps the appeal from being filed, as the form and the wire name it. */
export type FilingFault = string

const NAMES = ['firstName', 'lastName'] as const

/** A company's name may be longer than a person's. */
const name2to80 = inRange(2, 80)

/** Blank, or digits enough to be called: of this country or any other, however they are spaced. */
const isPhone = (written: string): boolean =>
  written.trim() === '' || /^\+?\d{9,15}$/.test(written.replace(/[\s().\-/]/g, ''))

const isForSomebody = ({ capacity }: Pick<Appellant, 'capacity'>): boolean => capacity === 'representative'

/** Fields to fill in or correct before filing, in the order of the form; empty when nothing is missing. */
export function filingFaults(
  content: AppealContent,
  reasons: readonly Pick<AppealReason, 'id'>[],
): readonly FilingFault[] {
  const isReasonKnown = reasons.some(({ id }) => id === content.reasonId)
  return [
    ...(isReasonKnown ? [] : ['reasonId']),
    ...(isForSomebody(content) && !name2to80(content.representedName).allowed ? ['representedName'] : []),
    ...NAMES.filter(name => !name2to50(content[name]).allowed),
    ...(content.email.trim() === '' || email(content.email).allowed ? [] : ['email']),
    ...(isPhone(content.phoneNumber) ? [] : ['phoneNumber']),
    ...addressFaults(content.address ?? EMPTY_ADDRESS).map(({ field }) => `address.${field}`),
    ...(content.statement.trim() === '' ? ['statement'] : []),
  ]
}

/** The mandatory pieces that nobody sent yet. */
export const missingPieces = (
  asked: readonly AppealPiece[],
  sent: readonly EvidenceId[],
): readonly AppealPiece[] => asked.filter(({ id, mandatory }) => mandatory && !sent.includes(id))

/** The paper by which the holder of the registration lets somebody contest. */
export const MANDATE = evidenceId('mandate')

/** Whether it is asked, from whom who appeals: who speaks for another must have it, a driver had better. */
const MANDATE_OF = {
  owner: null,
  lessee: null,
  driver: { mandatory: false },
  representative: { mandatory: true },
} as const satisfies Record<AppellantCapacity, { mandatory: boolean } | null>

/** The mandate, where this capacity asks one; null where it does not, or where the city has none to ask. */
export function mandateAsked(
  capacity: AppellantCapacity | null,
  mandate: AppealPiece | null,
): AppealPiece | null {
  const asked = capacity === null ? null : MANDATE_OF[capacity]
  return asked && mandate ? { ...mandate, mandatory: asked.mandatory } : null
}

/** Every piece that an appeal asks: those of its reason, and the mandate of who appeals for somebody. */
export function piecesAsked(
  reason: Pick<AppealReason, 'pieces'> | undefined,
  capacity: AppellantCapacity | null,
  mandate: AppealPiece | null,
): readonly AppealPiece[] {
  const own = mandateAsked(capacity, mandate)
  return [...(reason?.pieces ?? []), ...(own ? [own] : [])]
}
