import type { AppealId, EvidenceId, FineId } from '../ids/index.ts'
import type { Instant } from '../time/index.ts'
import type { Appellant } from './appellant.ts'
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
/** `unknown` is any code that this version does not know: shown with a neutral label and without actions (D17). */
export type AppealState = KnownAppealState | 'unknown'

/** A document that the authority requests for a reason, or again in a complement. */
export interface AppealPiece {
  readonly id: EvidenceId
  readonly name: string
  readonly mandatory: boolean
}

/** A file sent for a requested document. */
export interface SentPiece {
  readonly id: EvidenceId
  readonly name: string
  readonly urn: string
  /** In bytes. */
  readonly size: number
  readonly mime: string
}

/** A reason to contest. `other` always exists (D10). */
export interface AppealReason {
  readonly id: string
  readonly label: string
  readonly pieces: readonly AppealPiece[]
}

/** What the authority requests for a filed appeal. */
export interface Complement {
  readonly requestedAt: Instant | null
  readonly dueAt: Instant | null
  readonly message: string
  readonly pieces: readonly AppealPiece[]
}

/** The citizen's answer to a complement. */
export interface ComplementAnswer {
  readonly at: Instant
  readonly message: string
  /** What the complement asked, where the city says it: the ids of the files mean something there alone. */
  readonly requestedPieces?: readonly AppealPiece[]
  readonly pieces: readonly SentPiece[]
}

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

export interface Appeal {
  readonly id: AppealId
  readonly fineId: FineId
  readonly state: AppealState
  readonly access: CaseAccess
  /** Whether an address is on file to which a new case link can be mailed; null when the city does not say. */
  readonly hasMailAddress: boolean | null
  /**
   * Incremented by each save; null when the city does not count. A save that names it cannot overwrite later changes.
   */
  readonly revision: number | null
  readonly reasonId: string | null
  readonly statement: string
  readonly sentPieces: readonly SentPiece[]
  /** What was sent afterwards, oldest first. */
  readonly complementAnswers: readonly ComplementAnswer[]
  /** Null except for the author's account and case link: number and plate are readable on the windscreen. */
  readonly appellant: Appellant | null
  readonly updatedAt: Instant | null
  readonly filedAt: Instant | null
  /** Last moment to file, as the server says; the portal computes no legal date. */
  readonly deadline: Instant | null
  /** When silence counts as a rejection, from the server. */
  readonly implicitRejectionAt: Instant | null
  /** Last moment to go to court once the appeal was answered or silently rejected, from the server. */
  readonly tribunalDeadline: Instant | null
  readonly complement: Complement | null
  readonly answeredAt: Instant | null
  /** The authority's answer, in its own words. */
  readonly answer: string | null
  /** Oldest first. */
  readonly history: readonly AppealEvent[]
}

/** Actions on an appeal: by the citizen (save, file, answer-complement, abandon) and by the authority. */
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

/** All allowed transitions of an appeal; any other is refused. */
const AFTER: Readonly<Record<AppealAction, Partial<Readonly<Record<AppealState, KnownAppealState>>>>> = {
  save: { draft: 'draft' },
  file: { draft: 'filed' },
  // Sending the complement returns the appeal to `filed`.
  'answer-complement': { 'complement-requested': 'filed' },
  'ask-complement': { filed: 'complement-requested' },
  accept: { filed: 'accepted', 'complement-requested': 'accepted' },
  reject: { filed: 'rejected', 'complement-requested': 'rejected' },
  transfer: { filed: 'transferred', 'complement-requested': 'transferred' },
  abandon: { draft: 'abandoned', filed: 'abandoned', 'complement-requested': 'abandoned' },
}

/** The state after an action; null when the action is not allowed in this state. */
export const afterAppealAction = (state: AppealState, action: AppealAction): KnownAppealState | null =>
  AFTER[action][state] ?? null
