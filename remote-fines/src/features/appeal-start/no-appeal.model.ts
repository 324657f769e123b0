import { type AppealRefusal, type AppealState, canContest, type Fine } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'

/** Why a fine cannot be contested here; `other` where the city refuses for a reason of its own. */
export type NoAppealReason = AppealRefusal | 'other'

/** The city names two codes for four reasons; the rule that both share says which one it is. */
export function noAppealReason(
  fine: Fine,
  appeal: AppealState | null,
  code: string | null,
  now: Instant,
): NoAppealReason {
  const verdict = canContest(fine, appeal, now)
  if (!verdict.allowed) return verdict.reason
  return code === 'AppealDeadlinePassed' ? 'deadline-passed' : 'other'
}
