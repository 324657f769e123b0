import type { Offer } from '@parvis/shared-kernel/offers'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Definition } from '@parvis/shared-kernel/tickets'
import type { Instant } from '@parvis/shared-kernel/time'
import { type Fact, Facts, Section } from '@parvis/shared-kernel/ui'
import { audienceOf } from '../requests-data/sorted-plans.model.ts'
import { useMessages } from '../use-messages.ts'
import { earliestStart, holidayLimit, startWeekdays } from './start.model.ts'
import { useVehicleText } from './use-vehicle-text.ts'
import { useWeekdayList, useZoneText } from './use-zone-text.ts'
import type { ZoneScope } from './zone-scope.model.ts'

interface ConditionsProps {
  readonly plan: Offer | Definition
  readonly zones: ZoneScope
  readonly now: Instant
  /** End of the right that the request renews; null without one. */
  readonly notBefore: Instant | null
  /** Conditions specific to one kind of plan. */
  readonly more?: readonly Fact[]
}

/** Audience, zones and dates: all limits of a request. */
export function Conditions({ plan, zones, now, notBefore, more = [] }: ConditionsProps) {
  const { t } = useMessages()
  const zoneText = useZoneText()
  const start = useStartFacts(plan, now, notBefore)
  const vehicles = useVehicleText()(plan)
  return (
    <Section title={t('conditions.title')} gap={2}>
      <Facts
        items={[
          { term: t('conditions.audience'), description: t(`audience.${audienceOf(plan)}`) },
          { term: t('conditions.zones'), description: zoneText(zones, true) },
          ...start,
          {
            term: t('conditions.plates'),
            description:
              plan.maxPlates > 0 ? (
                <>
                  {t('conditions.plates.max', { max: plan.maxPlates })} {vehicles && <span>{vehicles}</span>}
                </>
              ) : null,
          },
          ...more,
        ]}
      />
    </Section>
  )
}

function useStartFacts(plan: Offer | Definition, now: Instant, notBefore: Instant | null): readonly Fact[] {
  const { t, formatLongDay, formatList, periodValues } = useMessages()
  const { config } = useRemote()
  const weekdayList = useWeekdayList()
  const day = earliestStart(plan, config, now, notBefore)
  const weekdays = startWeekdays(plan)
  const holidays = holidayLimit(plan)
  const special = plan.kind === 'offer' ? plan.startRules.specialDays : []
  return [
    { term: t('conditions.start'), description: day ? formatLongDay(day) : t('conditions.start.none') },
    {
      term: t('conditions.weekdays'),
      description: weekdays.length > 0 ? weekdayList(weekdays) : null,
    },
    {
      term: t('conditions.except'),
      description: holidays === 'none' ? null : t(`conditions.holidays.${holidays}`),
    },
    {
      term: t('conditions.closed'),
      description: special.length
        ? formatList(special.map(({ from, to }) => t('conditions.range', { ...periodValues(from, to) })))
        : null,
    },
  ]
}
