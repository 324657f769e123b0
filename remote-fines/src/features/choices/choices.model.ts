import {
  type AnswerDue,
  type AppealClosure,
  answerDue,
  type Claim,
  type ClaimStatus,
  type CourtAccess,
  canContest,
  complementClaim,
  courtAccess,
  type Fine,
  hasClaimOfOthers,
  implicitlyRejectedClaim,
  isClaimOpen,
  ownClaims,
  versionInForce,
} from '@parvis/shared-kernel/fines'
import { type Instant, isEnded } from '@parvis/shared-kernel/time'
import { waitingClaims } from '../../fine-access/waiting-claims.model.ts'

type Answered = Exclude<ClaimStatus, 'none' | 'filed' | 'complement-requested'>

const isAnswered = (status: ClaimStatus): status is Answered => !isClaimOpen({ status })

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
  /** The city let its time to answer pass: a rejection, from which the time for the court runs. */
  | {
      readonly kind: 'silent'
      readonly court: CourtAccess
      readonly until: Instant | null
      /** The city had asked for something more, which may still be sent. */
      readonly isAsked: boolean
    }
  /** An appeal was filed in time; its appellant and outcome are visible to its holder only. */
  | { readonly kind: 'seen' }
  /** The city waits for the appellant. */
  | { readonly kind: 'asked'; readonly due: AnswerDue; readonly until: Instant | null }
  | {
      readonly kind: 'answered'
      readonly status: Answered
      /** The notice was corrected after the contestation: the amount due reflects it. */
      readonly isCorrected: boolean
      readonly court: CourtAccess
      readonly until: Instant | null
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
  const courtAfter = ({ tribunalDeadline: until }: Claim) => ({
    court: courtAccess(versionInForce(fine).price, until, now),
    until,
  })
  const silent = implicitlyRejectedClaim(claims, now)
  if (silent !== null)
    return { kind: 'silent', ...courtAfter(silent), isAsked: silent.status === 'complement-requested' }
  const waiting = waitingClaims(claims, now)
  const asked = complementClaim(waiting)
  if (asked !== null) return { kind: 'asked', due: answerDue(asked.dueAt, now), until: asked.dueAt }
  if (waiting.length > 0) return { kind: 'under-review' }
  const last = claims.at(-1)
  if (last && isAnswered(last.status)) {
    const isCorrected = isCorrectedSince(fine, last)
    return { kind: 'answered', status: last.status, isCorrected, ...courtAfter(last) }
  }
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
  return view.kind === 'seen' || view.kind === 'closed' || view.kind === 'silent'
    ? 'choices.contest.action.answered'
    : (`choices.contest.action.${view.kind}` as const)
}

/** Values of the messages that tell whether and until when one may go to court. */
export const courtValues = (
  view: Extract<ContestView, { kind: 'silent' | 'answered' }>,
  moment: (until: Instant) => string,
) => ({
  court: view.court,
  moment: view.until && moment(view.until),
  isAsked: String(view.kind === 'silent' && view.isAsked),
})
