import { type Instant, isEnded } from '../time/index.ts'
import { type CaseAccess, mayAct } from './case-access.ts'

/** What became of a contestation, as shown on the fine (second document §4). FILLED on the wire means filed (D10). */
export type ClaimStatus =
  | 'none'
  | 'filed'
  | 'complement-requested'
  | 'accepted'
  | 'rejected'
  | 'transferred'
  | 'unknown'

export interface Claim {
  /** The city's word, e.g. `RAPO`. */
  readonly type: string
  readonly date: Instant | null
  /** When it was decided; null before, and where the city does not say. */
  readonly decidedAt: Instant | null
  /** Until when the authority waits for what it asked; null while it asks nothing. */
  readonly dueAt: Instant | null
  readonly status: ClaimStatus
  /** What whoever reads the fine may do with the appeal behind it (D16). */
  readonly access: CaseAccess
}

const BY_CODE: Readonly<Record<string, ClaimStatus>> = {
  NONE: 'none',
  FILLED: 'filed',
  FILED: 'filed',
  IN_PROGRESS: 'filed',
  COMPLEMENT_REQUESTED: 'complement-requested',
  ACCEPTED: 'accepted',
  REJECTED: 'rejected',
  TRANSFERRED: 'transferred',
}

export const claimStatus = (code: string): ClaimStatus =>
  (Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined) ?? 'unknown'

const OPEN = {
  none: false,
  filed: true,
  'complement-requested': true,
  accepted: false,
  rejected: false,
  transferred: false,
  unknown: false,
} as const satisfies Record<ClaimStatus, boolean>

/** Somebody contested and has no answer yet. */
export const isClaimOpen = ({ status }: Pick<Claim, 'status'>): boolean => OPEN[status]

/**
 * What a reader of the fine learns of somebody else's claim: that it was made, and when. Appeals are begun with what stands
 * on a windscreen, so what became of a stranger's must read as nothing that happened to the reader (D16).
 */
export const claimForStranger = (claim: Claim): Claim => ({
  ...claim,
  status: claim.status === 'none' ? 'none' : 'filed',
  decidedAt: null,
  dueAt: null,
  access: 'stranger',
})

/** The claims that concern the reader: their own, and those of a city that guards none. */
export const ownClaims = (claims: readonly Claim[]): readonly Claim[] => claims.filter(mayAct)

/** Somebody else contested, or the reader did without an account: neutral, for it changes nothing for the reader. */
export const hasClaimOfOthers = (claims: readonly Claim[]): boolean =>
  claims.some(claim => !mayAct(claim) && claim.status !== 'none')

/** The reader's claim for which the authority waits: something more is asked of it. */
export const complementClaim = (claims: readonly Claim[]): Claim | null =>
  ownClaims(claims).find(({ status }) => status === 'complement-requested') ?? null

export type AnswerDue = 'undated' | 'due' | 'late'

/** Where the last day stands on which the authority waits for an answer: not named, still ahead, or passed. */
export function answerDue(dueAt: Instant | null, now: Instant): AnswerDue {
  if (dueAt === null) return 'undated'
  return isEnded(dueAt, now) ? 'late' : 'due'
}

export interface ClaimEvent {
  readonly kind: Exclude<ClaimStatus, 'none'>
  readonly at: Instant | null
}

const LATER: Readonly<
  Record<Exclude<ClaimStatus, 'none' | 'unknown'>, (claim: Claim) => readonly ClaimEvent[]>
> = {
  filed: () => [],
  'complement-requested': ({ dueAt }) => [{ kind: 'complement-requested', at: dueAt }],
  accepted: ({ decidedAt }) => [{ kind: 'accepted', at: decidedAt }],
  rejected: ({ decidedAt }) => [{ kind: 'rejected', at: decidedAt }],
  transferred: ({ decidedAt }) => [{ kind: 'transferred', at: decidedAt }],
}

/**
 * What a claim adds to a fine's history, on its page and its papers: that it was made, and what came of it, each on its own
 * date; what is asked stands at its last day. The court's deadline runs from the decision, never from the day on which the
 * claim was made. Of somebody else's it says that there is one, by a neutral word.
 */
export function claimEvents(claim: Claim): readonly ClaimEvent[] {
  const { date, status } = claim
  if (status === 'none') return []
  if (status === 'unknown' || !mayAct(claim)) return [{ kind: 'unknown', at: date }]
  return [{ kind: 'filed', at: date }, ...LATER[status](claim)]
}
