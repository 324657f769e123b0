import {
  type AnswerDue,
  type AppealClosure,
  answerDue,
  type Claim,
  type ClaimStatus,
  canContest,
  complementClaim,
  type Fine,
  hasClaimOfOthers,
  isClaimOpen,
  ownClaims,
} from '@parvis/shared-kernel/fines'
import { type Instant, isEnded } from '@parvis/shared-kernel/time'

type Answered = Exclude<ClaimStatus, 'none' | 'filed' | 'complement-requested'>

const isAnswered = (status: ClaimStatus): status is Answered => status !== 'none' && !isClaimOpen({ status })

/** Where contesting stands, as the server's dates and claims say; the portal computes no legal date (D10). */
export type ContestView =
  | {
      readonly kind: 'possible'
      readonly until: Instant | null
      /** Somebody else contested, or the reader did without an account. */
      readonly hasOthers: boolean
    }
  | { readonly kind: 'too-late'; readonly since: Instant }
  /** Nothing is left to contest, or the city is no longer who reviews it, whatever its last day. */
  | { readonly kind: 'closed'; readonly reason: AppealClosure; readonly hasOthers: boolean }
  | { readonly kind: 'under-review' }
  /** Somebody contested in time; whose it is, and what came of it, is for who holds it to know. */
  | { readonly kind: 'seen' }
  /** The city waits for whoever contests. */
  | { readonly kind: 'asked'; readonly due: AnswerDue; readonly until: Instant | null }
  | {
      readonly kind: 'answered'
      readonly status: Answered
      /** The notice has been corrected since the contestation: what is shown as due follows it. */
      readonly isCorrected: boolean
    }

/** A correction without a day of its own is the city's answer to the only contestation that there can have been. */
function isCorrectedSince({ versions }: Fine, { date }: Claim): boolean {
  if (versions.length === 1) return false
  const issuedAt = versions.at(-1)?.issuedAt ?? null
  return issuedAt === null || date === null || issuedAt >= date
}

/** By the reader's own claims: what a stranger filed, with what stands on the windscreen, changes none of it (D16). */
export function contestView(fine: Fine, now: Instant): ContestView {
  const claims = ownClaims(fine.claims).filter(({ status }) => status !== 'none')
  const asked = complementClaim(claims)
  if (asked !== null) return { kind: 'asked', due: answerDue(asked.dueAt, now), until: asked.dueAt }
  if (claims.some(isClaimOpen)) return { kind: 'under-review' }
  const last = claims.at(-1)
  if (last && isAnswered(last.status))
    return { kind: 'answered', status: last.status, isCorrected: isCorrectedSince(fine, last) }
  const hasOthers = hasClaimOfOthers(fine.claims)
  const verdict = canContest(fine, null, now)
  if (!verdict.allowed && (verdict.reason === 'settled' || verdict.reason === 'in-recovery'))
    return { kind: 'closed', reason: verdict.reason, hasOthers }
  if (fine.appealDeadline === null || !isEnded(fine.appealDeadline, now))
    return { kind: 'possible', until: fine.appealDeadline, hasOthers }
  return hasOthers ? { kind: 'seen' } : { kind: 'too-late', since: fine.appealDeadline }
}

/** Where there is no page of an appeal to open: the section below says more. */
export const isOnPageAlone = (view: ContestView): boolean =>
  view.kind === 'too-late' || (view.kind === 'closed' && !view.hasOthers)

/** What the button says: to whom the city waits for, what to do; to everybody else what there is to see. */
export function contestAction(view: ContestView, isBegun: boolean) {
  if (view.kind === 'possible' && isBegun) return 'choices.contest.action.begun'
  if (isOnPageAlone(view)) return 'choices.contest.action.too-late'
  return view.kind === 'seen' || view.kind === 'closed'
    ? 'choices.contest.action.answered'
    : (`choices.contest.action.${view.kind}` as const)
}
