import type { AppealId, EvidenceId, FineId } from '../ids/index.ts'
import type { Instant } from '../time/index.ts'

export const APPEAL_STATES = [
  'draft',
  'filed',
  'complement-requested',
  'accepted',
  'rejected',
  'transferred',
  'abandoned',
] as const
/** States of a RAPO (D10). */
export type AppealState = (typeof APPEAL_STATES)[number]

/** A document that the authority asks of a reason, or asks again in a complement. */
export interface AppealPiece {
  readonly id: EvidenceId
  readonly name: string
  readonly mandatory: boolean
}

/** A ground to contest. `other` always exists (D10). */
export interface AppealReason {
  readonly id: string
  readonly label: string
  readonly pieces: readonly AppealPiece[]
}

/** What the authority still asks of a filed appeal. */
export interface Complement {
  readonly requestedAt: Instant | null
  readonly dueAt: Instant | null
  readonly message: string
  readonly pieces: readonly AppealPiece[]
}

export interface Appeal {
  readonly id: AppealId
  readonly fineId: FineId
  readonly state: AppealState
  readonly reasonId: string | null
  readonly statement: string
  readonly filedAt: Instant | null
  /** Last moment to file, as the server says; the portal computes no legal date. */
  readonly deadline: Instant | null
  /** When silence becomes a rejection, as the server says. */
  readonly implicitRejectionAt: Instant | null
  readonly complement: Complement | null
  readonly answeredAt: Instant | null
}

const NEXT = {
  draft: ['filed', 'abandoned'],
  filed: ['complement-requested', 'accepted', 'rejected', 'transferred', 'abandoned'],
  // Sending the complement puts the appeal back among the filed ones.
  'complement-requested': ['filed', 'accepted', 'rejected', 'transferred', 'abandoned'],
  accepted: [],
  rejected: [],
  transferred: [],
  abandoned: [],
} as const satisfies Record<AppealState, readonly AppealState[]>

export const nextAppealStates = (state: AppealState): readonly AppealState[] => NEXT[state]

export const canBecome = (from: AppealState, to: AppealState): boolean => nextAppealStates(from).includes(to)

/** Nothing more can happen to it. */
export const isAppealClosed = (state: AppealState): boolean => nextAppealStates(state).length === 0
