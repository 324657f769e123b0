import { isFree } from '@parvis/shared-kernel/money'
import { liveOptions } from '@parvis/shared-kernel/orders'
import { draftedSubscription, durationOf, quotaPeriod } from '@parvis/shared-kernel/tickets'
import { dayOf, yearOf } from '@parvis/shared-kernel/time'
import { Amount, type Fact, Facts, Stack } from '@parvis/shared-kernel/ui'
import { startWeekdays } from '../../plan-sheet/start.model.ts'
import { useWeekdayList } from '../../plan-sheet/use-zone-text.ts'
import { faultOf } from '../../request/fault-messages.model.ts'
import { ConsentField } from '../../request/fields/consent-field.tsx'
import { OptionField } from '../../request/fields/option-field.tsx'
import request from '../../request/request.module.css'
import { useRequestMessages } from '../../use-messages.ts'
import type { StepProps } from './step-props.ts'
import { SubscriptionField } from './subscription-field.tsx'

/** Step 1: duration, price, allowed days, number left, subscription and consent. */
export function DetailStep(props: StepProps) {
  const { draft, context, faults, change } = props
  const { definition } = context
  const terms = useTermFacts(props)
  return (
    <Stack gap={8}>
      {definition.description && <p className={request.procedure}>{definition.description}</p>}
      <OptionField
        plan={definition}
        value={draft.optionId}
        onChange={to => change({ kind: 'option', to })}
        error={faultOf(faults, 'option')}
      />
      {terms.some(({ description }) => description !== null) && <Facts items={terms} />}
      <SubscriptionField {...props} />
      <ConsentField
        isGiven={draft.hasConsent}
        onChange={to => change({ kind: 'consent', to })}
        error={faultOf(faults, 'consent')}
      />
    </Stack>
  )
}

function useTermFacts({ draft, context }: StepProps): readonly Fact[] {
  const { t, formatDuration } = useRequestMessages()
  const weekdayList = useWeekdayList()
  const { definition } = context
  const duration = durationOf(definition, null)
  const hasOptions = liveOptions(definition).length > 0
  const weekdays = startWeekdays(definition)
  return [
    {
      term: t('ticket.duration'),
      description: hasOptions || duration === null ? null : formatDuration(duration),
    },
    {
      term: t('ticket.price'),
      description:
        hasOptions || isFree(definition.defaultPrice) ? null : <Amount cents={definition.defaultPrice} />,
    },
    {
      term: t('ticket.weekdays'),
      description: weekdays.length > 0 ? weekdayList(weekdays) : null,
    },
    { term: t('ticket.remaining'), description: useRemainingMessage({ draft, context }) },
  ]
}

/** "17 sur 20 en 2026": over the civil year, or the validity of the subscription that carries the ticket. */
function useRemainingMessage({ draft, context }: Pick<StepProps, 'draft' | 'context'>): string | null {
  const { t } = useRequestMessages()
  const { definition, now, timeZone } = context
  const subscription = draftedSubscription(draft, context)
  const year = yearOf(dayOf(now, timeZone))
  const count = context.remaining(subscription, year)
  const max = definition.maximumTicketNumberPerYear
  if (count === null || max === null) return null
  return quotaPeriod(definition, subscription) !== null
    ? t('ticket.remaining.period', { count, max })
    : t('ticket.remaining.year', { count, max, year: String(year) })
}
