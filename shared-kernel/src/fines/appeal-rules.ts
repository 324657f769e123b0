import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import { type Instant, isEnded } from '../time/index.ts'
import { amountDue, versionInForce } from './amount-due.ts'
import type { AppealState } from './appeal.ts'
import { isClaimOpen } from './claim.ts'
import type { Fine } from './fine.ts'

export type AppealRefusal = 'already-contested' | 'in-recovery' | 'settled' | 'deadline-passed'

/** What could still be paid decides: a fine without price, or paid in full, leaves nothing to contest. */
const isNothingLeft = (fine: Fine, now: Instant): boolean =>
  versionInForce(fine).price === 0 || amountDue(fine, now).due === 0

/**
 * Whether the version in force can be contested now. `appeal` is the state of the appeal that this version already
 * has: a draft goes on, an abandoned one leaves the place free, any other has used the one appeal up. A fine that was
 * paid, or handed to the debt recovery office, is no longer the city's to review.
 */
export function canContest(fine: Fine, appeal: AppealState | null, now: Instant): Verdict<AppealRefusal> {
  const isUsedUp = appeal !== null && appeal !== 'draft' && appeal !== 'abandoned'
  // A claim without answer may also come from an earlier version, or from paper.
  if (isUsedUp || fine.claims.some(isClaimOpen)) return refused('already-contested')
  if (fine.debtRecoveryPayments.length > 0) return refused('in-recovery')
  if (isNothingLeft(fine, now)) return refused('settled')
  return isEnded(fine.appealDeadline, now) ? refused('deadline-passed') : ALLOWED
}
