import { addDays, type Day, dayOf } from '@parvis/shared-kernel/time'
import { Checkbox, Section } from '@parvis/shared-kernel/ui'
import { faultOf, fieldId } from '../../request/fault-messages.model.ts'
import { DayPicker } from '../../request/fields/day-picker.tsx'
import { useRequestMessages } from '../../use-messages.ts'
import { asapMessageId } from './request-view.model.ts'
import type { StepProps } from './step-props.ts'

const FURTHEST_DAYS = 3 * 366

/** Start: an allowed day or as soon as possible; shows the end once known. */
export function StartField({ inputs, kept, view, faults, change }: StepProps) {
  const { t, formatLongDay, periodValues } = useRequestMessages()
  const { now, timeZone } = inputs
  const today = dayOf(now, timeZone)
  const { period } = view
  return (
    <Section title={t('subscription.start')} gap={3}>
      <Checkbox
        id={fieldId('asap')}
        label={t(asapMessageId(inputs))}
        hint={t(`${asapMessageId(inputs)}.hint`)}
        isChecked={kept.isAsSoonAsPossible}
        onChange={isAsSoonAsPossible => change({ isAsSoonAsPossible })}
        error={faultOf(faults, 'asap')}
      />
      {!kept.isAsSoonAsPossible && (
        <DayPicker
          id={fieldId('start')}
          label={t('subscription.start.day')}
          value={kept.startDay}
          onChange={startDay => change({ startDay })}
          min={today}
          max={addDays(today, FURTHEST_DAYS)}
          whyUnavailable={day => {
            const verdict = view.startDay(day as Day)
            return verdict.allowed ? null : t(`request.start.${verdict.reason}`)
          }}
          error={faultOf(faults, 'start')}
        />
      )}
      {period && !kept.isAsSoonAsPossible && (
        <p role="status">
          {period.end === null
            ? t('subscription.period.endless', { start: formatLongDay(period.start) })
            : t('subscription.period', { ...periodValues(period.start, period.end, 'long') })}
        </p>
      )}
    </Section>
  )
}
