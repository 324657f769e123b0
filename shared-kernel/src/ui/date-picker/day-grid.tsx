import type { DateValue } from '@internationalized/date'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { useState } from 'react'
import {
  Button,
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  Heading,
} from 'react-aria-components/Calendar'
import { ChevronLeftIcon, ChevronRightIcon, InfoIcon } from '../icon/index.ts'
import styles from './date-picker.module.css'

interface DayGridProps {
  readonly whyUnavailable: (day: string) => string | null
}

const textOf = (date: { toString(): string }) => date.toString().slice(0, 10)

/** The month, and below it why the hovered or focused day is unavailable. */
export function DayGrid({ whyUnavailable }: DayGridProps) {
  const [hovered, setHovered] = useState<string | null>(null)
  return (
    <Calendar className={styles.calendar ?? ''} onFocusChange={() => setHovered(null)}>
      {({ state }) => (
        <>
          <MonthHeader />
          <Days first={state.minValue} onLook={setHovered} />
          <Reason day={hovered ?? textOf(state.focusedDate)} whyUnavailable={whyUnavailable} />
        </>
      )}
    </Calendar>
  )
}

function MonthHeader() {
  const { t } = useI18n()
  return (
    <header className={styles.month}>
      <Button slot="previous" className={styles.turn ?? ''} aria-label={t('ui.date.previous')}>
        <ChevronLeftIcon size={20} />
      </Button>
      <Heading className={styles.heading ?? ''} />
      <Button slot="next" className={styles.turn ?? ''} aria-label={t('ui.date.next')}>
        <ChevronRightIcon size={20} />
      </Button>
    </header>
  )
}

interface DaysProps {
  readonly first: DateValue | null | undefined
  readonly onLook: (day: string) => void
}

function Days({ first, onLook }: DaysProps) {
  const { formatDay } = useI18n()
  return (
    <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
      <CalendarGridHeader>
        {day => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
      </CalendarGridHeader>
      <CalendarGridBody>
        {date => (
          <CalendarCell
            date={date}
            className={styles.day ?? ''}
            // React Aria says "today" of the device's date: abroad or under a wrong clock the city's is another (D19).
            render={(props, { isToday }) => (
              <div
                {...props}
                {...(isToday && first?.compare(date) !== 0 && { 'aria-label': formatDay(textOf(date)) })}
              />
            )}
          >
            {({ formattedDate }) => (
              <span className={styles.face} onPointerEnter={() => onLook(textOf(date))}>
                {formattedDate}
              </span>
            )}
          </CalendarCell>
        )}
      </CalendarGridBody>
    </CalendarGrid>
  )
}

/** Announced on change, so that keyboard users hear why a day is unavailable. */
function Reason({ day, whyUnavailable }: DayGridProps & { readonly day: string }) {
  const { formatDay } = useI18n()
  const reason = whyUnavailable(day)
  return (
    <p className={styles.reason} aria-live="polite">
      {reason && (
        <>
          <InfoIcon size={16} className={styles.reasonIcon} />
          <span>{`${formatDay(day)} – ${reason}`}</span>
        </>
      )}
    </p>
  )
}
