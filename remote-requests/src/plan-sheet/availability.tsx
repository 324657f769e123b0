import type { Offer, OfferRefusal } from '@parvis/shared-kernel/offers'
import { rightPath } from '@parvis/shared-kernel/paths'
import type { Definition, DefinitionRefusal } from '@parvis/shared-kernel/tickets'
import { Banner, ButtonLink, Link } from '@parvis/shared-kernel/ui'
import { CheckIcon } from '@parvis/shared-kernel/ui/icon'
import type { RightOfOffer } from '../requests-data/sorted-plans.model.ts'
import { useMessages } from '../use-messages.ts'
import { useProfilePage } from './use-profile-page.ts'
import { NEEDS_PROFILE, useRefusalMessage } from './use-refusal-message.ts'

type Reason = OfferRefusal | DefinitionRefusal

interface AvailabilityProps {
  readonly plan: Offer | Definition
  readonly verdict: { readonly allowed: true } | { readonly allowed: false; readonly reason: Reason }
  readonly offers: readonly Offer[]
  /** Without it the page has no start button; the reason is shown elsewhere. */
  readonly canBegin: boolean
  /** What this person already has of the plan. */
  readonly rightOfPlan?: RightOfOffer | null
}

/** Whether this person may request it at present; if not, why, and what would change that. */
export function Availability({ plan, verdict, offers, canBegin, rightOfPlan = null }: AvailabilityProps) {
  const { t } = useMessages()
  const refusalMessage = useRefusalMessage(offers)
  const isForWork = !verdict.allowed && verdict.reason === 'for-professionals'
  const profile = useProfilePage(plan.isProfessional || isForWork, isForWork ? 'company' : 'address')
  if (verdict.allowed && !canBegin) return null
  if (verdict.allowed && rightOfPlan === null)
    return (
      <Banner tone="info" icon={CheckIcon}>
        {t('availability.open')}
      </Banner>
    )
  if (verdict.allowed)
    return (
      <Banner tone="info" title={rightOfPlan && t(`availability.${rightOfPlan.state}`)}>
        {t('availability.open.another')}{' '}
        {rightOfPlan?.state === 'requested' && (
          <Link href={rightPath(rightOfPlan.right)}>{t('subscription.done.follow')}</Link>
        )}
      </Banner>
    )
  const action = NEEDS_PROFILE.includes(verdict.reason) ? (
    <ButtonLink size="small" href={profile}>
      {t('address.action')}
    </ButtonLink>
  ) : undefined
  return (
    <Banner tone="warning" title={t('availability.refused')} actions={action}>
      {refusalMessage(plan, verdict.reason)}
    </Banner>
  )
}
