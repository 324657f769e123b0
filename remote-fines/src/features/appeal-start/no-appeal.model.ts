import { type Appeal, type AppealRefusal, canContest, type Fine, mayAct } from '@parvis/shared-kernel/fines'
import type { Instant } from '@parvis/shared-kernel/time'

/** Why a fine cannot be contested here; `other` for a refusal code of the city's own. */
export type NoAppealReason = AppealRefusal | 'other'

/** Maps the city's two codes to four reasons with the kernel's rule. Somebody else's appeal is not a reason. */
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
