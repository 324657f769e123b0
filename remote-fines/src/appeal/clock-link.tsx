import { displayFineId, type Fine } from '@parvis/shared-kernel/fines'
import { useI18n } from '@parvis/shared-kernel/i18n'
import { cityNow, useRemote } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { Link } from '@parvis/shared-kernel/ui'
import { CalendarIcon } from '@parvis/shared-kernel/ui/icon'
import type { FinesMessageId } from '../messages/fr.ts'
import styles from './appeal.module.css'
import { type Clock, clockFileName, clockHref } from './clock-calendar.model.ts'

interface ClockLinkProps {
  readonly fine: Fine
  readonly clock: Clock
  readonly at: Instant
}

/** Download link of a deadline as an iCalendar file. */
export function ClockLink({ fine, clock, at }: ClockLinkProps) {
  const { t } = useI18n<FinesMessageId>()
  const { config } = useRemote()
  const title = t(`appeal.calendar.${clock}`)
  const description = t('appeal.calendar.text', { number: displayFineId(fine.id) })
  const event = { clock, fineId: fine.id, at, title, description }
  return (
    <p className={styles.screenOnly}>
      <Link
        href={clockHref(event, config, cityNow())}
        download={clockFileName(event, config.timeZone)}
        icon={CalendarIcon}
        isAlone
        aria-label={t('appeal.calendar.add-for', { what: title })}
      >
        {t('appeal.calendar.add')}
      </Link>
    </p>
  )
}
