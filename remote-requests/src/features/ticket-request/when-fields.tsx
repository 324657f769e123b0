import { useRemote } from '@parvis/shared-kernel/remote'
import {
  draftedOrder,
  draftedSubscription,
  durationOf,
  endDayRule,
  startDayRule,
} from '@parvis/shared-kernel/tickets'
import { type Day, day, dayOf, yearOf } from '@parvis/shared-kernel/time'
import { Stack } from '@parvis/shared-kernel/ui'
import { useMemo } from 'react'
import { startWeekdays } from '../../plan-sheet/start.model.ts'
import { useWeekdayList } from '../../plan-sheet/use-zone-text.ts'
import { faultOf, fieldId } from '../../request/fault-messages.model.ts'
import { DayPicker } from '../../request/fields/day-picker.tsx'
import { useRequestMessages } from '../../use-messages.ts'
import { BegunTicket, StartNow } from './begun-ticket.tsx'
import { HourField } from './hour-field.tsx'
import type { StepProps } from './step-props.ts'
import { useTicketFaultMessages } from './ticket-messages.ts'
import { LivePeriod, useIsElsewhere } from './ticket-period.tsx'
import styles from './ticket-request.module.css'

/** Dates: a day, its hour when it counts, and a last day where several are possible. */
export function WhenFields(props: StepProps) {
  const { draft, context } = props
  return (
    <Stack gap={4}>
      <div className={styles.when}>
        <StartDay {...props} />
        {context.definition.computeExactHourlyEnd && <StartHour {...props} />}
      </div>
      <StartNow draft={draft} context={context} change={props.change} />
      {context.definition.isMultipleOrderAllowed && <EndDay {...props} />}
      <p className={styles.live} role="status">
        <LivePeriod order={draftedOrder(draft, context)} />
      </p>
      <BegunTicket draft={draft} context={context} />
    </Stack>
  )
}

function StartDay({ draft, context, faults, change }: StepProps) {
  const { t } = useRequestMessages()
  const weekdayList = useWeekdayList()
  const { tellDay } = useTicketFaultMessages(draft, context)
  const rule = startDayRule(draft, context)
  const weekdays = startWeekdays(context.definition)
  return (
    <DayPicker
      id={fieldId('start')}
      label={t('ticket.start-day')}
      hint={weekdays.length > 0 ? t('ticket.start-day.hint', { days: weekdayList(weekdays) }) : undefined}
      value={draft.startDay}
      onChange={text => change({ kind: 'start-day', to: text === null ? null : day(text) })}
      min={dayOf(context.now, context.timeZone)}
      whyUnavailable={text => {
        const verdict = rule(text as Day)
        return verdict.allowed ? null : tellDay(verdict.reason, text as Day)
      }}
      error={faultOf(faults, 'start')}
    />
  )
}

function StartHour({ draft, faults, change }: StepProps) {
  const { t } = useRequestMessages()
  const { config } = useRemote()
  const isElsewhere = useIsElsewhere()
  return (
    <HourField
      id={fieldId('hour')}
      label={t('ticket.start-time')}
      hint={isElsewhere ? t('ticket.start-time.zone', { city: config.name }) : undefined}
      value={draft.startTime}
      onChange={to => change({ kind: 'start-time', to })}
      error={faultOf(faults, 'hour')}
    />
  )
}

function EndDay({ draft, context, faults, change }: StepProps) {
  const { t, formatDuration } = useRequestMessages()
  const { tellDay } = useTicketFaultMessages(draft, context)
  // Computed once for the whole calendar, not for every day shown.
  const { optionId, startDay, startTime, subscriptionId } = draft
  const left = startDay && context.remaining(draftedSubscription(draft, context), yearOf(startDay))
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the draft and the context, only these count for the last day
  const rule = useMemo(
    () => endDayRule(draft, context),
    [optionId, startDay, startTime, subscriptionId, left, context.definition, context.now],
  )
  const duration = durationOf(context.definition, optionId)
  const hint = context.definition.computeExactHourlyEnd
    ? 'ticket.end-day.hint.hours'
    : duration === 'P1D'
      ? 'ticket.end-day.hint.daily'
      : 'ticket.end-day.hint'
  return (
    <DayPicker
      id={fieldId('end')}
      label={t('ticket.end-day')}
      hint={duration ? t(hint, { duration: formatDuration(duration) }) : undefined}
      value={draft.endDay}
      onChange={text => change({ kind: 'end-day', to: text === null ? null : day(text) })}
      min={draft.startDay ?? dayOf(context.now, context.timeZone)}
      whyUnavailable={text => {
        const verdict = rule(text as Day)
        return verdict.allowed ? null : tellDay(verdict.reason, startDay)
      }}
      error={faultOf(faults, 'end')}
    />
  )
}
