import { useRemote } from '@parvis/shared-kernel/remote'
import { dayOf } from '@parvis/shared-kernel/time'
import { useWords } from '../words.ts'
import styles from './exact-hours.module.css'
import type { RightView } from './right-view.model.ts'

/** From which hour to which, for a right that goes by hours (D8). */
export function ExactHours({ view }: { readonly view: RightView }) {
  const { t, formatDay, formatDayTime, formatHour } = useWords()
  const { timeZone } = useRemote().config
  const { startOfValidity: start, endOfValidity: end } = view.right
  if (!view.hasExactHours || start === null || end === null) return null
  const isOneDay = dayOf(start, timeZone) === dayOf(end, timeZone)
  return (
    <p className={styles.hours}>
      {isOneDay
        ? t('right.hours', { day: formatDay(start), start: formatHour(start), end: formatHour(end) })
        : t('detail.from-to', { start: formatDayTime(start), end: formatDayTime(end) })}
    </p>
  )
}
