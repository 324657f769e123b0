import { displayFineId, type Fine } from '@parvis/shared-kernel/fines'
import { CalendarLink } from '@parvis/shared-kernel/page'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { useMessages } from '../use-messages.ts'
import { type Clock, clockEvent, clockFileName } from './clock-calendar.model.ts'

interface ClockLinkProps {
  readonly fine: Fine
  readonly clock: Clock
  readonly at: Instant
}

/** Download link of a deadline as an iCalendar file. */
export function ClockLink({ fine, clock, at }: ClockLinkProps) {
  const { t } = useMessages()
  const { timeZone } = useRemote().config
  const title = t(`appeal.calendar.${clock}`)
  const description = t('appeal.calendar.text', { number: displayFineId(fine.id) })
  return (
    <p className="parvis-no-print">
      <CalendarLink
        event={clockEvent({ clock, fineId: fine.id, at, title, description }, timeZone)}
        fileName={clockFileName({ clock, at }, timeZone)}
        label={t('appeal.calendar.add')}
        name={t('appeal.calendar.add-for', { what: title })}
      />
    </p>
  )
}
