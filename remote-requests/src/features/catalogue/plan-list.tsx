import type { Offer, Zone } from '@parvis/shared-kernel/offers'
import type { Definition } from '@parvis/shared-kernel/tickets'
import { Disclosure } from '@parvis/shared-kernel/ui'
import { useRefusalWords } from '../../plan-sheet/use-refusal-words.ts'
import type { Refused } from '../../requests-data/sorted-plans.model.ts'
import { useWords } from '../../words.ts'
import styles from './catalogue.module.css'
import { PlanRow } from './plan-row.tsx'

interface PlanListProps {
  readonly plans: readonly (Offer | Definition)[]
  readonly zones: readonly Zone[]
}

export function PlanList({ plans, zones }: PlanListProps) {
  return (
    <ul className={styles.list}>
      {plans.map(plan => (
        <PlanRow key={plan.id} plan={plan} zones={zones} />
      ))}
    </ul>
  )
}

type Reason = Parameters<ReturnType<typeof useRefusalWords>>[1]

interface RefusalsProps {
  readonly refused: readonly Refused<Offer | Definition, Reason>[]
  readonly offers: readonly Offer[]
}

/** Each with the reason against it. */
export function Refusals({ refused, offers }: RefusalsProps) {
  const words = useRefusalWords(offers)
  return (
    <ul className={styles.refusals}>
      {refused.map(({ plan, reason }) => (
        <li key={plan.id} className={styles.refusal}>
          <p className={styles.refusedName}>{plan.name}</p>
          <p className={styles.reason}>{words(plan, reason)}</p>
        </li>
      ))}
    </ul>
  )
}

/** What is not for this person now: out of the way, but never without its reason. */
export function WhyNot({ refused, offers }: RefusalsProps) {
  const { t } = useWords()
  if (refused.length === 0) return null
  return (
    <Disclosure summary={t('why-not', { count: refused.length })}>
      <Refusals refused={refused} offers={offers} />
    </Disclosure>
  )
}
