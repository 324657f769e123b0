import type { Fine } from '@parvis/shared-kernel/fines'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { Link } from '@parvis/shared-kernel/ui'
import { CalendarIcon } from '@parvis/shared-kernel/ui/icon'
import type { FinesMessageId } from '../../messages/fr.ts'
import styles from './amount-due.module.css'
import { type Deadline, deadlineHref } from './deadline-calendar.model.ts'

interface AddToCalendarProps {
  readonly fine: Fine
  readonly deadline: Deadline
  readonly now: Instant
}

/** The deadline as a file that calendars take. */
export function AddToCalendar({ fine, deadline, now }: AddToCalendarProps) {
  const { t } = useI18n<FinesMessageId>()
  const { config } = useRemote()
  const title = t(`calendar.${deadline.kind}`)
  const words = {
    title,
    description: t('calendar.where'),
    place: fine.place ?? '',
    cityId: config.cityId,
    writtenAt: now,
  }
  return (
    <p className={styles.calendar}>
      <Link
        href={deadlineHref(fine.id, deadline, words)}
        download={`fps-${deadline.kind}.ics`}
        icon={CalendarIcon}
        isAlone
        aria-label={t('calendar.add-for', { what: title })}
      >
        {t('calendar.add')}
      </Link>
    </p>
  )
}
