import type { Offer, Zone } from '@parvis/shared-kernel/offers'
import type { Definition } from '@parvis/shared-kernel/tickets'
import {
  BriefcaseIcon,
  ChevronRightIcon,
  ClockIcon,
  FileTextIcon,
  type IconType,
  MapPinIcon,
  UserIcon,
} from '@parvis/shared-kernel/ui/icon'
import type { ReactNode } from 'react'
import { durationsOf, isWholeCity, namedZones } from '../../plan-sheet/plan-facts.model.ts'
import { PriceWords } from '../../plan-sheet/price-words.tsx'
import { audienceOf, planPath } from '../../requests-data/sorted-plans.model.ts'
import { useWords } from '../../words.ts'
import styles from './catalogue.module.css'

interface PlanRowProps {
  readonly plan: Offer | Definition
  readonly zones: readonly Zone[]
}

/** One thing that may be requested: what it is, for how long, where, what to prepare, from how much. */
export function PlanRow({ plan, zones }: PlanRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <h3 className={styles.name}>
          <a href={planPath(plan)}>{plan.name}</a>
        </h3>
        {plan.description && <p className={styles.description}>{plan.description}</p>}
        <PlanMarks plan={plan} zones={zones} />
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

function PlanMarks({ plan, zones }: PlanRowProps) {
  const { t, formatList, formatDuration } = useWords()
  const durations = durationsOf(plan, plan.kind === 'definition' ? plan.validityPeriod : null)
  const audience = audienceOf(plan)
  const named = namedZones(plan.zoneIds, zones)
  const evidences = plan.kind === 'offer' ? plan.procedure.supportingEvidences.length : 0
  return (
    <ul className={styles.marks}>
      {durations.length > 0 && <Mark icon={ClockIcon}>{durations.map(formatDuration).join(' · ')}</Mark>}
      {(named.length > 0 || plan.zoneIds.length === 0) && (
        <Mark icon={MapPinIcon}>
          {isWholeCity(plan.zoneIds, zones) ? t('zones.all') : formatList(named.map(({ name }) => name))}
        </Mark>
      )}
      {plan.kind === 'offer' && <Mark icon={FileTextIcon}>{t('row.evidences', { count: evidences })}</Mark>}
      <Mark icon={audience === 'professional' ? BriefcaseIcon : UserIcon}>
        {t(`audience.short.${audience}`)}
      </Mark>
    </ul>
  )
}
