import { ALLOWED, refused, type Verdict } from '../errors/index.ts'
import { type Instant, isEnded } from '../time/index.ts'
import { versionInForce } from './amount-due.ts'
import type { AppealState } from './appeal.ts'
import { isClaimOpen, ownClaims } from './claim.ts'
import type { Fine } from './fine.ts'

export type AppealRefusal = 'already-contested' | 'in-recovery' | 'settled' | 'deadline-passed'

/** Days after its last change at which an unsent appeal is deleted, as stated on a city's privacy page. */
export const UNFINISHED_APPEAL_DAYS = 30

export type AppealClosure = Extract<AppealRefusal, 'in-recovery' | 'settled'>

/**
 * Why a fine cannot be contested at all: it no longer belongs to the city, or nothing is left to review. Null when it
 * can.
 */
export function closedToAppeal(fine: Fine): AppealClosure | null {
  if (fine.debtRecoveryPayments.length > 0) return 'in-recovery'
  return versionInForce(fine).price === 0 ? 'settled' : null
}

/**
 * Whether the reader can contest the current version. `appeal` is the state of their own appeal of this version: a
 * draft can continue, an abandoned one is ignored, any other has used up their one appeal. Somebody else's appeal does
 * not count, since anybody who reads a windscreen can file (D16). A paid fine can be contested: an appeal that succeeds
 * is refunded.
 */
export function canContest(fine: Fine, appeal: AppealState | null, now: Instant): Verdict<AppealRefusal> {
  const isUsedUp = appeal !== null && appeal !== 'draft' && appeal !== 'abandoned'
  // An open claim may also come from an earlier version, or from a paper appeal.
  if (isUsedUp || ownClaims(fine.claims).some(isClaimOpen)) return refused('already-contested')
  const closed = closedToAppeal(fine)
  if (closed !== null) return refused(closed)
  return isEnded(fine.appealDeadline, now) ? refused('deadline-passed') : ALLOWED
}
