import { usePassingTime } from '@parvis/shared-kernel/page'
import { cityNow } from '@parvis/shared-kernel/remote'
import { type Definition, draftedOrder, isTicketBegun, startDayRule } from '@parvis/shared-kernel/tickets'
import { dayOf, type Instant } from '@parvis/shared-kernel/time'
import { Banner, Button, Stack } from '@parvis/shared-kernel/ui'
import { ClockIcon } from '@parvis/shared-kernel/ui/icon'
import { useRequestMessages } from '../../use-messages.ts'
import type { StepProps } from './step-props.ts'

/** Fills in the current minute: whoever parks by the hour stands beside the car, most often. */
export function StartNow({ draft, context, change }: Pick<StepProps, 'draft' | 'context' | 'change'>) {
  const { t } = useRequestMessages()
  const today = dayOf(context.now, context.timeZone)
  if (!context.definition.computeExactHourlyEnd || !startDayRule(draft, context)(today).allowed) return null
  return (
    <div>
      <Button size="small" icon={ClockIcon} onClick={() => change({ kind: 'start-now', to: cityNow() })}>
        {t('ticket.start-now')}
      </Button>
    </div>
  )
}

interface BegunNoteProps {
  readonly definition: Definition
  readonly start: Instant
}

/** A warning, never a block: a ticket may start in the past, but nobody pays unaware for hours that are over. */
export function BegunNote({ definition, start }: BegunNoteProps) {
  const { t, formatHour, formatDayTime, timeZone } = useRequestMessages()
  const now = usePassingTime()
  if (!isTicketBegun(definition, start, now)) return null
  const isToday = dayOf(start, timeZone) === dayOf(now, timeZone)
  const begun = isToday ? formatHour(start) : formatDayTime(start)
  return (
    <Banner tone="warning" live="status" title={t('ticket.begun')}>
      {t('ticket.begun.text', { isToday, now: formatHour(now), start: begun })}
    </Banner>
  )
}

/** The note beside a form whose ticket would run already. */
export function BegunTicket({ draft, context }: Pick<StepProps, 'draft' | 'context'>) {
  const order = draftedOrder(draft, context)
  return order?.allowed ? <BegunNote definition={context.definition} start={order.start} /> : null
}

/** The note where the hour is not asked beside it, with the way to start now. */
export function BegunReview({ draft, context, change }: Pick<StepProps, 'draft' | 'context' | 'change'>) {
  const now = usePassingTime()
  const order = draftedOrder(draft, context)
  if (!order?.allowed || !isTicketBegun(context.definition, order.start, now)) return null
  return (
    <Stack gap={3}>
      <BegunNote definition={context.definition} start={order.start} />
      <StartNow draft={draft} context={context} change={change} />
    </Stack>
  )
}
