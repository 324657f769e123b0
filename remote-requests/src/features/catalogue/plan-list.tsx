import type { Offer, Zone } from '@parvis/shared-kernel/offers'
import type { Definition } from '@parvis/shared-kernel/tickets'
import { Disclosure, Link } from '@parvis/shared-kernel/ui'
import styles from '../../plan-list/plan-list.module.css'
import { useProfilePage } from '../../plan-sheet/use-profile-page.ts'
import { NEEDS_PROFILE, useRefusalMessage } from '../../plan-sheet/use-refusal-message.ts'
import type { Person, Refused } from '../../requests-data/sorted-plans.model.ts'
import { useMessages } from '../../use-messages.ts'
import { PlanRow } from './plan-row.tsx'

interface PlanListProps {
  readonly plans: readonly (Offer | Definition)[]
  readonly zones: readonly Zone[]
  readonly person: Person
}

export function PlanList({ plans, zones, person }: PlanListProps) {
  return (
    <ul className={styles.list}>
      {plans.map(plan => (
        <PlanRow key={plan.id} plan={plan} zones={zones} person={person} />
      ))}
    </ul>
  )
}

type Reason = Parameters<ReturnType<typeof useRefusalMessage>>[1]

interface RefusalsProps {
  readonly refused: readonly Refused<Offer | Definition, Reason>[]
  readonly offers: readonly Offer[]
}

/** Each with its refusal reason. */
export function Refusals({ refused, offers }: RefusalsProps) {
  const refusalMessage = useRefusalMessage(offers)
  return (
    <ul className={styles.excluded}>
      {refused.map(({ plan, reason }) => (
        <li key={plan.id}>
          <p className={styles.excludedName}>{plan.name}</p>
          <p className={styles.why}>
            <span>{refusalMessage(plan, reason)}</span>{' '}
            {NEEDS_PROFILE.includes(reason) && (
              <ProfileLink isProfessional={plan.isProfessional} isForWork={reason === 'for-professionals'} />
            )}
          </p>
        </li>
      ))}
    </ul>
  )
}

interface ProfileLinkProps {
  readonly isProfessional: boolean
  /** The company is missing, not an address. */
  readonly isForWork: boolean
}

function ProfileLink({ isProfessional, isForWork }: ProfileLinkProps) {
  const { t } = useMessages()
  const profile = useProfilePage(isProfessional || isForWork, isForWork ? 'company' : 'address')
  return <Link href={profile}>{t('address.action')}</Link>
}

/** Plans that this person may not request at present, collapsed, each with its reason. */
export function WhyNot({ refused, offers }: RefusalsProps) {
  const { t } = useMessages()
  if (refused.length === 0) return null
  return (
    <Disclosure summary={t('why-not', { count: refused.length })}>
      <Refusals refused={refused} offers={offers} />
    </Disclosure>
  )
}
