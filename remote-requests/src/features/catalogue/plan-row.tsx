import type { Offer, Zone } from '@parvis/shared-kernel/offers'
import { planPath } from '@parvis/shared-kernel/paths'
import type { Definition } from '@parvis/shared-kernel/tickets'
import {
  BriefcaseIcon,
  CheckIcon,
  ChevronRightIcon,
  ClockIcon,
  FileTextIcon,
  MapPinIcon,
  UserIcon,
} from '@parvis/shared-kernel/ui/icon'
import { PlanEntry } from '../../plan-list/plan-entry.tsx'
import { durationsOf } from '../../plan-sheet/plan-facts.model.ts'
import { PlanPrice } from '../../plan-sheet/plan-price.tsx'
import { useZoneText } from '../../plan-sheet/use-zone-text.ts'
import { askerOf, zoneScope } from '../../plan-sheet/zone-scope.model.ts'
import { audienceOf, type Person, rightOfOffer } from '../../requests-data/sorted-plans.model.ts'
import { useMessages } from '../../use-messages.ts'
import styles from './catalogue.module.css'

interface PlanRowProps {
  readonly plan: Offer | Definition
  readonly zones: readonly Zone[]
  readonly person: Person
}

/** One plan: name, duration, zones, documents and lowest price. */
export function PlanRow({ plan, zones, person }: PlanRowProps) {
  const { t, formatDuration } = useMessages()
  const durations = durationsOf(plan)
  const audience = audienceOf(plan)
  const where = useZoneText()(zoneScope(plan, zones, askerOf(plan, zones, person)), false)
  const rightOfPlan = rightOfOffer(plan, person)
  const evidences = plan.kind === 'offer' ? plan.procedure.supportingEvidences.length : 0
  return (
    <PlanEntry
      plan={plan}
      path={planPath(plan)}
      marks={[
        durations.length > 0 && [ClockIcon, durations.map(formatDuration).join(' · ')],
        where !== null && [MapPinIcon, where],
        plan.kind === 'offer' && [FileTextIcon, t('row.evidences', { count: evidences })],
        [audience === 'professional' ? BriefcaseIcon : UserIcon, t(`audience.short.${audience}`)],
        rightOfPlan !== null && [
          rightOfPlan.state === 'held' ? CheckIcon : ClockIcon,
          t(`availability.${rightOfPlan.state}`),
        ],
      ]}
    >
      <div className={styles.aside}>
        <PlanPrice plan={plan} />
        <ChevronRightIcon size={20} className={styles.chevron} />
      </div>
    </PlanEntry>
  )
}
