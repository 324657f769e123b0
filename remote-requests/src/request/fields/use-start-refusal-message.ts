import type { StartDayRefusal, StartDayRule } from '@parvis/shared-kernel/offers'
import type { Day } from '@parvis/shared-kernel/time'
import { useRequestMessages } from '../../use-messages.ts'

/** Why a day cannot be the start, short enough for a calendar; null if it can. */
export function useStartRefusalMessage(rule: StartDayRule) {
  const { t } = useRequestMessages()
  return (day: string): string | null => {
    const verdict = rule(day as Day)
    return verdict.allowed ? null : t(`request.start.${verdict.reason satisfies StartDayRefusal}`)
  }
}
