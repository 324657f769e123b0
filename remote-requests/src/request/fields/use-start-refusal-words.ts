import type { StartDayRefusal, StartDayRule } from '@parvis/shared-kernel/offers'
import type { Day } from '@parvis/shared-kernel/time'
import { useWords } from '../../words.ts'

/** Why a right cannot start on a day, in words that fit under a calendar; null where it can. */
export function useStartRefusalWords(rule: StartDayRule) {
  const { t } = useWords()
  return (day: string): string | null => {
    const verdict = rule(day as Day)
    return verdict.allowed ? null : t(`request.start.${verdict.reason satisfies StartDayRefusal}`)
  }
}
