import type { AppealId, EvidenceId, FineId } from '../ids/index.ts'
import type { Address } from '../subscriber/index.ts'
import type { Instant } from '../time/index.ts'
import type { CaseAccess } from './case-access.ts'

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
export type KnownAppealState = (typeof APPEAL_STATES)[number]
/** `unknown` is whatever a city invents next: shown by a neutral word, and nothing can be done with it here (D17). */
export type AppealState = KnownAppealState | 'unknown'

/** A document that the authority asks of a reason, or asks again in a complement. */
export interface AppealPiece {
  readonly id: EvidenceId
  readonly name: string
  readonly mandatory: boolean
}

/** A file that was sent for a piece. */
export interface SentPiece {
  readonly id: EvidenceId
  readonly name: string
  readonly urn: string
  /** bytes */
  readonly size: number
  readonly mime: string
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

/** What the citizen sent when the authority asked for more. */
export interface ComplementAnswer {
  readonly at: Instant
  readonly message: string
  readonly pieces: readonly SentPiece[]
}

/** In whose place somebody contests: the law names who holds the registration or the lease; others need a mandate. */
export const APPELLANT_CAPACITIES = ['owner', 'lessee', 'driver', 'representative'] as const
export type AppellantCapacity = (typeof APPELLANT_CAPACITIES)[number]

/** What happened to an appeal, as its history tells it. */
export const APPEAL_EVENTS = [
  'begun',
  'filed',
  'complement-requested',
  'complement-answered',
  'accepted',
  'rejected',
  'transferred',
  'abandoned',
] as const
export type AppealEventKind = (typeof APPEAL_EVENTS)[number]

export interface AppealEvent {
  readonly kind: AppealEventKind
  readonly at: Instant
}

/** Who contests. Told back to nobody but who wrote it while signed in. */
export interface Appellant {
  /** Null: it was not said. */
  readonly capacity: AppellantCapacity | null
  /** For whom, where somebody contests for another person or a company. */
  readonly representedName: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phoneNumber: string
  readonly address: Address | null
}

export interface Appeal {
  readonly id: AppealId
  readonly fineId: FineId
  readonly state: AppealState
  readonly access: CaseAccess
  /** An address is on file to which a new case link can be mailed; null where the city does not say. */
  readonly hasMailAddress: boolean | null
  /** Grows with each save; null where the city counts none. Who names it writes over nothing that came since. */
  readonly revision: number | null
  readonly reasonId: string | null
  readonly statement: string
  readonly sentPieces: readonly SentPiece[]
  /** What was sent afterwards, oldest first. */
  readonly complementAnswers: readonly ComplementAnswer[]
  /** Null to everybody but the signed-in person who wrote it: a number and a plate stand on every windscreen. */
  readonly appellant: Appellant | null
  readonly updatedAt: Instant | null
  readonly filedAt: Instant | null
  /** Last moment to file, as the server says; the portal computes no legal date. */
  readonly deadline: Instant | null
  /** When silence becomes a rejection, as the server says. */
  readonly implicitRejectionAt: Instant | null
  /** Last moment to go to court, once the answer is known or the silence has become one; as the server says. */
  readonly tribunalDeadline: Instant | null
  readonly complement: Complement | null
  readonly answeredAt: Instant | null
  /** What the authority answered, in its own words. */
  readonly answer: string | null
  /** Oldest first. */
  readonly history: readonly AppealEvent[]
}

/** What can be done with an appeal: by the citizen (save, file, answer-complement, abandon) and by the authority. */
export const APPEAL_ACTIONS = [
  'save',
  'file',
  'answer-complement',
  'ask-complement',
  'accept',
  'reject',
  'transfer',
  'abandon',
] as const
export type AppealAction = (typeof APPEAL_ACTIONS)[number]

/** The one table of an appeal's life: what is not here is refused. */
const AFTER: Readonly<Record<AppealAction, Partial<Readonly<Record<AppealState, KnownAppealState>>>>> = {
  save: { draft: 'draft' },
  file: { draft: 'filed' },
  // Sending the complement puts the appeal back among the filed ones.
  'answer-complement': { 'complement-requested': 'filed' },
  'ask-complement': { filed: 'complement-requested' },
  accept: { filed: 'accepted', 'complement-requested': 'accepted' },
  reject: { filed: 'rejected', 'complement-requested': 'rejected' },
  transfer: { filed: 'transferred', 'complement-requested': 'transferred' },
  abandon: { draft: 'abandoned', filed: 'abandoned', 'complement-requested': 'abandoned' },
}

/** The state that an action leads to; null when the appeal does not allow it now. */
export const afterAppealAction = (state: AppealState, action: AppealAction): KnownAppealState | null =>
  AFTER[action][state] ?? null

export const nextAppealStates = (state: AppealState): readonly KnownAppealState[] => {
  const reached = APPEAL_ACTIONS.map(action => afterAppealAction(state, action))
  return [...new Set(reached)].filter((next): next is KnownAppealState => next !== null && next !== state)
}

export const canBecome = (from: AppealState, to: KnownAppealState): boolean =>
  nextAppealStates(from).includes(to)

/** Nothing more can happen to it; of a state that nobody knows that is not said. */
export const isAppealClosed = (state: AppealState): boolean =>
  state !== 'unknown' && nextAppealStates(state).length === 0
