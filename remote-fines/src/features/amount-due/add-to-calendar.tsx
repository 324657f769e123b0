import type { Fine } from '@parvis/shared-kernel/fines'
import { CalendarLink } from '@parvis/shared-kernel/page'
import { useMessages } from '../../use-messages.ts'
import styles from './amount-due.module.css'
import { type Deadline, deadlineEvent } from './deadline-calendar.model.ts'

interface AddToCalendarProps {
  readonly fine: Fine
  readonly deadline: Deadline
}

/** The deadline as a file that calendars take. */
export function AddToCalendar({ fine, deadline }: AddToCalendarProps) {
  const { t } = useMessages()
  const title = t(`calendar.${deadline.kind}`)
  const text = { title, description: t('calendar.where'), place: fine.place ?? '' }
  return (
    <p className={styles.calendar}>
      <CalendarLink
        event={deadlineEvent(fine.id, deadline, text)}
        fileName={`fps-${deadline.kind}`}
        label={t('calendar.add')}
        name={t('calendar.add-for', { what: title })}
      />
    </p>
  )
}
