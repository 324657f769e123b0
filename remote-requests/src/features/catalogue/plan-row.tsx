import type { Offer, Zone } from '@parvis/shared-kernel/offers'
import { planPath } from '@parvis/shared-kernel/paths'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Definition } from '@parvis/shared-kernel/tickets'
import { Heading } from '@parvis/shared-kernel/ui'
import {
  BriefcaseIcon,
  CheckIcon,
  ChevronRightIcon,
  ClockIcon,
  FileTextIcon,
  type IconType,
  MapPinIcon,
  UserIcon,
} from '@parvis/shared-kernel/ui/icon'
import type { ReactNode } from 'react'
import { durationsOf } from '../../plan-sheet/plan-facts.model.ts'
import { PriceWords } from '../../plan-sheet/price-words.tsx'
import { useZoneWords } from '../../plan-sheet/use-zone-words.ts'
import { askerOf, zoneScope } from '../../plan-sheet/zone-scope.model.ts'
import { audienceOf, isHeld, type Person } from '../../requests-data/sorted-plans.model.ts'
import { useMessages } from '../../use-messages.ts'
import styles from './catalogue.module.css'

interface PlanRowProps {
  readonly plan: Offer | Definition
  readonly zones: readonly Zone[]
  readonly person: Person
}

/** One plan: name, duration, zones, documents and lowest price. */
export function PlanRow(props: PlanRowProps) {
  const { plan } = props
  const { navigation } = useRemote()
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Heading level={3} className={styles.name}>
          <a href={navigation.href(planPath(plan))}>{plan.name}</a>
        </Heading>
        {plan.description && <p className={styles.description}>{plan.description}</p>}
        <PlanMarks {...props} />
      </div>
      <div className={styles.aside}>
        <PriceWords plan={plan} />
        <ChevronRightIcon className={styles.chevron} />
      </div>
    </li>
  )
}

function Mark({ icon: Icon, children }: { readonly icon: IconType; readonly children: ReactNode }) {
  return (
    <li className={styles.mark}>
      <Icon className={styles.markIcon} />
      <span>{children}</span>
    </li>
  )
}

function PlanMarks({ plan, zones, person }: PlanRowProps) {
  const { t, formatDuration } = useMessages()
  const durations = durationsOf(plan, plan.kind === 'definition' ? plan.validityPeriod : null)
  const audience = audienceOf(plan)
  const where = useZoneWords()(zoneScope(plan, zones, askerOf(plan, zones, person)), false)
  const evidences = plan.kind === 'offer' ? plan.procedure.supportingEvidences.length : 0
  return (
    <ul className={styles.marks}>
      {durations.length > 0 && <Mark icon={ClockIcon}>{durations.map(formatDuration).join(' · ')}</Mark>}
      {where && <Mark icon={MapPinIcon}>{where}</Mark>}
      {plan.kind === 'offer' && <Mark icon={FileTextIcon}>{t('row.evidences', { count: evidences })}</Mark>}
      <Mark icon={audience === 'professional' ? BriefcaseIcon : UserIcon}>
        {t(`audience.short.${audience}`)}
      </Mark>
      {isHeld(plan, person) && <Mark icon={CheckIcon}>{t('availability.held')}</Mark>}
    </ul>
  )
}
