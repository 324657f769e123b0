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
import { useI18n } from '../../i18n/index.ts'
import { ChevronLeftIcon, ChevronRightIcon, InfoIcon } from '../icon/index.ts'
import styles from './date-picker.module.css'

interface DayGridProps {
  readonly whyUnavailable: (day: string) => string | null
}

/** The month, and below it why the day under the finger or the focus cannot be chosen. */
export function DayGrid({ whyUnavailable }: DayGridProps) {
  const { t, formatDay } = useI18n()
  const [looked, setLooked] = useState<string | null>(null)
  const reason = looked && whyUnavailable(looked)
  return (
    <Calendar
      className={styles.calendar ?? ''}
      onFocusChange={date => setLooked(date.toString().slice(0, 10))}
    >
      <header className={styles.month}>
        <Button slot="previous" className={styles.turn ?? ''} aria-label={t('ui.date.previous')}>
          <ChevronLeftIcon className={styles.icon} />
        </Button>
        <Heading className={styles.heading ?? ''} />
        <Button slot="next" className={styles.turn ?? ''} aria-label={t('ui.date.next')}>
          <ChevronRightIcon className={styles.icon} />
        </Button>
      </header>
      <CalendarGrid className={styles.grid ?? ''} weekdayStyle="short">
        <CalendarGridHeader>
          {day => <CalendarHeaderCell className={styles.weekday ?? ''}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {date => (
            <CalendarCell date={date} className={styles.day ?? ''}>
              {({ formattedDate }) => (
                <span className={styles.face} onPointerEnter={() => setLooked(date.toString().slice(0, 10))}>
                  {formattedDate}
                </span>
              )}
            </CalendarCell>
          )}
        </CalendarGridBody>
      </CalendarGrid>
      <p className={styles.reason} aria-live="polite">
        {reason && looked && (
          <>
            <InfoIcon className={styles.reasonIcon} />
            <span>
              {formatDay(looked)} – {reason}
            </span>
          </>
        )}
      </p>
    </Calendar>
  )
}
