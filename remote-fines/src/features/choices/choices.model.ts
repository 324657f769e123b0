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

/** State of contesting, from the server's dates and claims; the portal computes no legal date (D10). */
export type ContestView =
  | {
      readonly kind: 'possible'
      readonly until: Instant | null
      /** Somebody else contested, or the reader did without an account. */
      readonly hasOthers: boolean
    }
  | { readonly kind: 'too-late'; readonly since: Instant }
  /** Nothing remains to contest, or the city no longer reviews it, whatever the deadline. */
  | { readonly kind: 'closed'; readonly reason: AppealClosure; readonly hasOthers: boolean }
  | { readonly kind: 'under-review' }
  /** An appeal was filed in time; its appellant and outcome are visible to its holder only. */
  | { readonly kind: 'seen' }
  /** The city waits for the appellant. */
  | { readonly kind: 'asked'; readonly due: AnswerDue; readonly until: Instant | null }
  | {
      readonly kind: 'answered'
      readonly status: Answered
      /** The notice was corrected after the contestation: the amount due reflects it. */
      readonly isCorrected: boolean
    }

/** An undated correction counts as the city's answer to the only possible contestation. */
function isCorrectedSince({ versions }: Fine, { date }: Claim): boolean {
  if (versions.length === 1) return false
  const issuedAt = versions.at(-1)?.issuedAt ?? null
  return issuedAt === null || date === null || issuedAt >= date
}

/**
 * Considers the reader's own claims: anybody can file with what the windscreen shows, so a stranger's claim changes
 * nothing (D16).
 */
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

/** Whether there is no appeal page to open: the section below explains instead. */
export const isOnPageAlone = (view: ContestView): boolean =>
  view.kind === 'too-late' || (view.kind === 'closed' && !view.hasOthers)

/** Label of the button: the action when the city waits for the reader, else what there is to see. */
export function contestAction(view: ContestView, isBegun: boolean) {
  if (view.kind === 'possible' && isBegun) return 'choices.contest.action.begun'
  if (isOnPageAlone(view)) return 'choices.contest.action.too-late'
  return view.kind === 'seen' || view.kind === 'closed'
    ? 'choices.contest.action.answered'
    : (`choices.contest.action.${view.kind}` as const)
}
