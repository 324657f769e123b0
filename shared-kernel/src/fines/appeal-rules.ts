import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import { type Instant, isEnded } from '../time/index.ts'
import { versionInForce } from './amount-due.ts'
import type { AppealState } from './appeal.ts'
import { isClaimOpen } from './claim.ts'
import type { Fine } from './fine.ts'

export type AppealRefusal = 'already-contested' | 'in-recovery' | 'settled' | 'deadline-passed'

/**
 * Whether the version in force can be contested now. `appeal` is the state of the appeal that this version already
 * has: a draft goes on, an abandoned one leaves the place free, any other has used the one appeal up. Paying closes
 * nothing: who pays the reduced price may still be right, and gets the money back. What the debt recovery office has is no
 * longer the city's to review.
 */
export function canContest(fine: Fine, appeal: AppealState | null, now: Instant): Verdict<AppealRefusal> {
  const isUsedUp = appeal !== null && appeal !== 'draft' && appeal !== 'abandoned'
  // A claim without answer may also come from an earlier version, or from paper.
  if (isUsedUp || fine.claims.some(isClaimOpen)) return refused('already-contested')
  if (fine.debtRecoveryPayments.length > 0) return refused('in-recovery')
  if (versionInForce(fine).price === 0) return refused('settled')
  return isEnded(fine.appealDeadline, now) ? refused('deadline-passed') : ALLOWED
}
