import { isActive } from '@parvis/shared-kernel/orders'
import type { Instant } from '@parvis/shared-kernel/time'
import { Stack, ValidityBar } from '@parvis/shared-kernel/ui'
import { CalendarClockIcon } from '@parvis/shared-kernel/ui/icon'
import type { RightView } from '../rights-data/right-view.model.ts'
import { useMessages } from '../use-messages.ts'
import styles from './right-validity.module.css'

interface RightValidityProps {
  readonly view: RightView
  readonly now: Instant
}

/**
 * Validity dates. The bar is for granted rights only: on a requested, unpaid or rejected one it would look like a right
 * to park.
 */
export function RightValidity({ view, now }: RightValidityProps) {
  const { t } = useMessages()
  const { startOfValidity: start, endOfValidity: end } = view.right
  if (start === null && isActive(view.right)) return <KnownEnd view={view} end={end} />
  if (start === null) return <Dates text={t('right.start-unknown')} />
  if (!isActive(view.right)) return <RequestedDates view={view} start={start} end={end} />
  return (
    <Stack gap={3}>
      {view.hasExactHours && end !== null && <Range start={start} end={end} hasHours />}
      <ValidityBar
        start={start}
        end={end}
        now={now}
        renewalShare={view.renewalShare}
        hasHours={view.hasExactHours}
      />
    </Stack>
  )
}

/** End only: the city does not give the start. */
function KnownEnd({ view, end }: Pick<RequestedDatesProps, 'view' | 'end'>) {
  const { t, formatDay, formatDayTime } = useMessages()
  if (end === null) return <Dates text={t('right.undated')} />
  return <Dates text={t('right.until', { end: (view.hasExactHours ? formatDayTime : formatDay)(end) })} />
}

interface RequestedDatesProps {
  readonly view: RightView
  readonly start: Instant
  readonly end: Instant | null
}

function RequestedDates({ view, start, end }: RequestedDatesProps) {
  const { t, formatDay } = useMessages()
  if (end === null) return <Dates text={t('detail.from', { start: formatDay(start) })} />
  return <Range start={start} end={end} hasHours={view.hasExactHours} />
}

interface RangeProps {
  readonly start: Instant
  readonly end: Instant
  /** Validity in hours (D8). */
  readonly hasHours: boolean
}

function Range({ start, end, hasHours }: RangeProps) {
  const { t, periodValues } = useMessages()
  return <Dates text={t('detail.from-to', { ...periodValues(start, end, hasHours ? 'hours' : 'days') })} />
}

function Dates({ text }: { readonly text: string }) {
  return (
    <p className={styles.dates}>
      <CalendarClockIcon size={18} className={styles.icon} />
      <span>{text}</span>
    </p>
  )
}
