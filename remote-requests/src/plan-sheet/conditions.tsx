import type { Offer, Zone } from '@parvis/shared-kernel/offers'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Definition } from '@parvis/shared-kernel/tickets'
import type { Instant } from '@parvis/shared-kernel/time'
import { type Fact, Facts, Section } from '@parvis/shared-kernel/ui'
import { audienceOf } from '../requests-data/sorted-plans.model.ts'
import { useWords } from '../words.ts'
import { isWholeCity } from './plan-facts.model.ts'
import { earliestStart, holidayLimit, startWeekdays } from './start.model.ts'

interface ConditionsProps {
  readonly plan: Offer | Definition
  /** Zones that this person may ask for. */
  readonly zones: readonly Zone[]
  readonly allZones: readonly Zone[]
  readonly now: Instant
  /** What only one kind of plan has. */
  readonly more?: readonly Fact[]
}

/** For whom, where, from when: all that bounds a request. */
export function Conditions({ plan, zones, allZones, now, more = [] }: ConditionsProps) {
  const { t } = useWords()
  const start = useStartFacts(plan, now)
  return (
    <Section title={t('conditions.title')} gap={2}>
      <Facts
        items={[
          { term: t('conditions.audience'), description: t(`audience.${audienceOf(plan)}`) },
          {
            term: t('conditions.zones'),
            description: <ZoneWords plan={plan} zones={zones} allZones={allZones} />,
          },
          ...start,
          {
            term: t('conditions.plates'),
            description: plan.maxPlates > 0 ? t('conditions.plates.max', { max: plan.maxPlates }) : null,
          },
          ...more,
        ]}
      />
    </Section>
  )
}

function ZoneWords({ plan, zones, allZones }: Pick<ConditionsProps, 'plan' | 'zones' | 'allZones'>) {
  const { t, formatList } = useWords()
  if (zones.length === 0) return null
  const ids = zones.map(({ id }) => id)
  const names =
    isWholeCity(ids, allZones) && !plan.hasZoneChoice
      ? t('zones.all')
      : formatList(zones.map(({ name }) => name))
  return plan.hasZoneChoice && zones.length > 1 ? t('zones.choice', { names }) : names
}

function useStartFacts(plan: Offer | Definition, now: Instant): readonly Fact[] {
  const { t, formatDayWords, formatDay, formatList } = useWords()
  const { config } = useRemote()
  const day = earliestStart(plan, config, now)
  const weekdays = startWeekdays(plan)
  const holidays = holidayLimit(plan)
  const special = plan.kind === 'offer' ? plan.startRules.specialDays : []
  return [
    { term: t('conditions.start'), description: day ? formatDayWords(day) : t('conditions.start.none') },
    {
      term: t('conditions.weekdays'),
      description: weekdays.length > 0 ? formatList(weekdays.map(weekday => t(`weekday.${weekday}`))) : null,
    },
    {
      term: t('conditions.except'),
      description: holidays === 'none' ? null : t(`conditions.holidays.${holidays}`),
    },
    {
      term: t('conditions.closed'),
      description: special.length
        ? formatList(
            special.map(({ from, to }) =>
              t('conditions.range', { from: formatDay(from), to: formatDay(to) }),
            ),
          )
        : null,
    },
  ]
}
