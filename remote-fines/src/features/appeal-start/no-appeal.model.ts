import { type Appeal, type AppealRefusal, canContest, type Fine, mayAct } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'

/** Why a fine cannot be contested here; `other` where the city refuses for a reason of its own. */
export type NoAppealReason = AppealRefusal | 'other'

/**
 * The city names two codes for four reasons; the rule that both share says which one it is. Somebody else's appeal is no
 * reason.
 */
export function noAppealReason(
  fine: Fine,
  appeal: Pick<Appeal, 'state' | 'access'> | null,
  code: string | null,
  now: Instant,
): NoAppealReason {
  const verdict = canContest(fine, appeal !== null && mayAct(appeal) ? appeal.state : null, now)
  if (!verdict.allowed) return verdict.reason
  return code === 'AppealDeadlinePassed' ? 'deadline-passed' : 'other'
}
