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

interface WhyNotProps {
  readonly refused: readonly Refused<Offer | Definition, Reason>[]
  readonly offers: readonly Offer[]
  /** Open at once where there is nothing else to show. */
  readonly isOpen?: boolean
}

/** What is not for this person now: out of the way, but never without its reason. */
export function WhyNot({ refused, offers, isOpen }: WhyNotProps) {
  const { t } = useWords()
  const words = useRefusalWords(offers)
  if (refused.length === 0) return null
  return (
    <Disclosure summary={t('why-not', { count: refused.length })} isOpen={isOpen}>
      <ul className={styles.refusals}>
        {refused.map(({ plan, reason }) => (
          <li key={plan.id} className={styles.refusal}>
            <p className={styles.refusedName}>{plan.name}</p>
            <p className={styles.reason}>{words(plan, reason)}</p>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
