import { type Instant, isEnded } from '../time/index.ts'
import { type CaseAccess, mayAct } from './case-access.ts'
import { isRejectedBySilence } from './fine-deadlines.ts'
import { SENT_APPEAL_CODES } from './sent-appeal-codes.ts'

/** Status of a claim, as shown on the fine (second document §4). FILLED on the wire means filed (D10). */
export type ClaimStatus =
  | 'none'
  | 'filed'
  | 'complement-requested'
  | 'accepted'
  | 'rejected'
  | 'transferred'
  | 'unknown'

export interface Claim {
  /** The city's code, e.g. `RAPO`. */
  readonly type: string
  readonly date: Instant | null
  /** When it was decided; null before, or when the city does not say. */
  readonly decidedAt: Instant | null
  /** Last moment to send what the authority requests; null when nothing is requested. */
  readonly dueAt: Instant | null
  /** When silence counts as a rejection; null when the city does not say. */
  readonly implicitRejectionAt: Instant | null
  /** Last moment to go to court after the decision, or after that silence; null when the city does not say. */
  readonly tribunalDeadline: Instant | null
  readonly status: ClaimStatus
  /** What the fine's reader may do with the appeal behind the claim (D16). */
  readonly access: CaseAccess
}

const BY_CODE: Readonly<Record<string, ClaimStatus>> = { NONE: 'none', ...SENT_APPEAL_CODES }

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

/** Whether the claim still waits for an answer. */
export const isClaimOpen = ({ status }: Pick<Claim, 'status'>): boolean => OPEN[status]

/**
 * What a reader of the fine sees of somebody else's claim: that it was filed, and when. Number and plate are readable
 * on the windscreen, so its outcome must not look like the reader's own (D16).
 */
export const redactedClaim = (claim: Claim): Claim => ({
  ...claim,
  status: claim.status === 'none' ? 'none' : 'filed',
  decidedAt: null,
  dueAt: null,
  implicitRejectionAt: null,
  tribunalDeadline: null,
  access: 'stranger',
})

/** The reader's own claims, and those of a city without case links. */
export const ownClaims = (claims: readonly Claim[]): readonly Claim[] => claims.filter(mayAct)

/**
 * Whether there is a claim that the reader cannot access: filed by somebody else, or by the reader without an account.
 * Shown neutrally, as it changes nothing for the reader.
 */
export const hasClaimOfOthers = (claims: readonly Claim[]): boolean =>
  claims.some(claim => !mayAct(claim) && claim.status !== 'none')

/** The reader's claim for which the authority requests a complement. */
export const complementClaim = (claims: readonly Claim[]): Claim | null =>
  ownClaims(claims).find(({ status }) => status === 'complement-requested') ?? null

/** Whether the authority's time to answer has passed: it may still answer, but the claim counts as rejected. */
export const isImplicitlyRejected = (claim: Claim, now: Instant): boolean =>
  mayAct(claim) && isRejectedBySilence({ ...claim, state: claim.status }, now)

/** The reader's last claim that silence has rejected. */
export function implicitlyRejectedClaim(claims: readonly Claim[], now: Instant): Claim | null {
  const last = ownClaims(claims).findLast(({ status }) => status !== 'none')
  return last && isImplicitlyRejected(last, now) ? last : null
}

export type AnswerDue = 'undated' | 'due' | 'late'

/** Whether the due date of the authority's request is unknown, ahead or passed. */
export function answerDue(dueAt: Instant | null, now: Instant): AnswerDue {
  if (dueAt === null) return 'undated'
  return isEnded(dueAt, now) ? 'late' : 'due'
}

export interface ClaimEvent {
  readonly kind: Exclude<ClaimStatus, 'none'> | 'silent'
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
 * Events that a claim adds to a fine's history, on its page and documents: its filing, its outcome and a rejection by
 * silence, each on its own date; a complement on its due date. The court deadline counts from the decision, never from
 * the filing. Somebody else's claim is one neutral event.
 */
export function claimEvents(claim: Claim, now: Instant): readonly ClaimEvent[] {
  const { date, status } = claim
  if (status === 'none') return []
  if (status === 'unknown' || !mayAct(claim)) return [{ kind: 'unknown', at: date }]
  const silence: readonly ClaimEvent[] = isImplicitlyRejected(claim, now)
    ? [{ kind: 'silent', at: claim.implicitRejectionAt }]
    : []
  return [{ kind: 'filed', at: date }, ...LATER[status](claim), ...silence]
}
