import type { EvidenceId } from '../ids/index.ts'
import { type Address, addressFaults, EMPTY_ADDRESS, email, name2to50 } from '../subscriber/index.ts'
import type { AppealPiece, AppealReason } from './appeal.ts'

/** What a citizen writes to contest a fine; '' and null are what is not said yet. */
export interface AppealContent {
  readonly reasonId: string | null
  readonly statement: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
  readonly address: Address | null
}

/** Path of a field that keeps the appeal from being filed, as the form and the wire name it. */
export type FilingFault = string

const NAMES = ['firstName', 'lastName'] as const

/** Fields to fill in or correct before filing, in the order of the form; empty when nothing is missing. */
export function filingFaults(
  content: AppealContent,
  reasons: readonly Pick<AppealReason, 'id'>[],
): readonly FilingFault[] {
  const isReasonKnown = reasons.some(({ id }) => id === content.reasonId)
  return [
    ...(isReasonKnown ? [] : ['reasonId']),
    ...NAMES.filter(name => !name2to50(content[name]).allowed),
    ...(content.email.trim() === '' || email(content.email).allowed ? [] : ['email']),
    ...addressFaults(content.address ?? EMPTY_ADDRESS).map(({ field }) => `address.${field}`),
    ...(content.statement.trim() === '' ? ['statement'] : []),
  ]
}

/** The mandatory pieces that nobody sent yet. */
export const missingPieces = (
  asked: readonly AppealPiece[],
  sent: readonly EvidenceId[],
): readonly AppealPiece[] => asked.filter(({ id, mandatory }) => mandatory && !sent.includes(id))
