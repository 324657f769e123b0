import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import { type Instant, isEnded } from '../time/index.ts'
import { versionInForce } from './amount-due.ts'
import type { AppealState } from './appeal.ts'
import { isClaimOpen, ownClaims } from './claim.ts'
import type { Fine } from './fine.ts'

export type AppealRefusal = 'already-contested' | 'in-recovery' | 'settled' | 'deadline-passed'

/** Days after the last change in which an appeal that was never sent is forgotten, as a city's privacy page says. */
export const UNFINISHED_APPEAL_DAYS = 30

export type AppealClosure = Extract<AppealRefusal, 'in-recovery' | 'settled'>

/** What closes a fine to every appeal: it is no longer the city's to review, or there is nothing left to review. */
export function closedToAppeal(fine: Fine): AppealClosure | null {
  if (fine.debtRecoveryPayments.length > 0) return 'in-recovery'
  return versionInForce(fine).price === 0 ? 'settled' : null
}

/**
 * Whether whoever asks can contest the version in force now. `appeal` is the state of the appeal that they have of this
 * version: a draft goes on, an abandoned one leaves the place free, any other has used their one appeal up. What somebody
 * else filed takes nothing from them: whoever reads a windscreen can file (D16). Paying closes
 * nothing: who pays the reduced price may still be right, and gets the money back.
 */
export function canContest(fine: Fine, appeal: AppealState | null, now: Instant): Verdict<AppealRefusal> {
  const isUsedUp = appeal !== null && appeal !== 'draft' && appeal !== 'abandoned'
  // A claim without answer may also come from an earlier version, or from paper.
  if (isUsedUp || ownClaims(fine.claims).some(isClaimOpen)) return refused('already-contested')
  const closed = closedToAppeal(fine)
  if (closed !== null) return refused(closed)
  return isEnded(fine.appealDeadline, now) ? refused('deadline-passed') : ALLOWED
}
