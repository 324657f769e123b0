import { isActive } from '@parvis/shared-kernel/orders'
import { useRemote } from '@parvis/shared-kernel/remote'
import { dayOf, type Instant } from '@parvis/shared-kernel/time'
import { ValidityBar } from '@parvis/shared-kernel/ui'
import { CalendarIcon } from '@parvis/shared-kernel/ui/icon'
import type { RightView } from '../rights-data/right-view.model.ts'
import { useWords } from '../words.ts'
import styles from './right-validity.module.css'

interface RightValidityProps {
  readonly view: RightView
  readonly now: Instant
}

/**
 * From when to when. The bar is for rights that were granted: on one that is asked for, unpaid or refused it would
 * look like a right to park.
 */
export function RightValidity({ view, now }: RightValidityProps) {
  const { t } = useWords()
  const { startOfValidity: start, endOfValidity: end } = view.right
  if (start === null) return <Dates words={t('right.start-unknown')} />
  if (!isActive(view.right)) return <WishedDates view={view} start={start} end={end} />
  return (
    <div className={styles.validity}>
      {view.hasExactHours && end !== null && <ExactHours start={start} end={end} />}
      <ValidityBar
        start={start}
        end={end}
        now={now}
        renewalShare={view.renewalShare}
        hasHours={view.hasExactHours}
      />
    </div>
  )
}

interface WishedDatesProps {
  readonly view: RightView
  readonly start: Instant
  readonly end: Instant | null
}

function WishedDates({ view, start, end }: WishedDatesProps) {
  const { t, formatDay } = useWords()
  if (end === null) return <Dates words={t('detail.from', { start: formatDay(start) })} />
  if (view.hasExactHours) return <ExactHours start={start} end={end} />
  return <Dates words={t('detail.from-to', { start: formatDay(start), end: formatDay(end) })} />
}

/** From which hour to which, for a right that goes by hours (D8). */
function ExactHours({ start, end }: { readonly start: Instant; readonly end: Instant }) {
  const { t, formatDay, formatDayTime, formatHour } = useWords()
  const { timeZone } = useRemote().config
  const isOneDay = dayOf(start, timeZone) === dayOf(end, timeZone)
  return (
    <Dates
      words={
        isOneDay
          ? t('right.hours', { day: formatDay(start), start: formatHour(start), end: formatHour(end) })
          : t('detail.from-to', { start: formatDayTime(start), end: formatDayTime(end) })
      }
    />
  )
}

function Dates({ words }: { readonly words: string }) {
  return (
    <p className={styles.dates}>
      <CalendarIcon className={styles.icon} />
      {words}
    </p>
  )
}
