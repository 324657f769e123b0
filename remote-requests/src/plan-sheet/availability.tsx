import type { Offer, OfferRefusal } from '@parvis/shared-kernel/offers'
import type { Definition, DefinitionRefusal } from '@parvis/shared-kernel/tickets'
import { Banner, ButtonLink } from '@parvis/shared-kernel/ui'
import { CheckIcon } from '@parvis/shared-kernel/ui/icon'
import { useMessages } from '../use-messages.ts'
import { useProfilePage } from './use-profile-page.ts'
import { NEEDS_PROFILE, useRefusalWords } from './use-refusal-words.ts'

type Reason = OfferRefusal | DefinitionRefusal

interface AvailabilityProps {
  readonly plan: Offer | Definition
  readonly verdict: { readonly allowed: true } | { readonly allowed: false; readonly reason: Reason }
  readonly offers: readonly Offer[]
  /** This person has one already. */
  readonly isHeld?: boolean
}

/** Whether this person may request it at present; if not, why, and what would change that. */
export function Availability({ plan, verdict, offers, isHeld = false }: AvailabilityProps) {
  const { t } = useMessages()
  const words = useRefusalWords(offers)
  const isForWork = !verdict.allowed && verdict.reason === 'for-professionals'
  const profile = useProfilePage(plan.isProfessional || isForWork)
  if (verdict.allowed)
    return (
      <Banner
        tone="info"
        icon={isHeld ? undefined : CheckIcon}
        title={isHeld ? t('availability.held') : undefined}
      >
        {t(isHeld ? 'availability.open.another' : 'availability.open')}
      </Banner>
    )
  const action = NEEDS_PROFILE.includes(verdict.reason) ? (
    <ButtonLink size="small" href={profile}>
      {t('address.action')}
    </ButtonLink>
  ) : undefined
  return (
    <Banner tone="warning" title={t('availability.refused')} actions={action}>
      {words(plan, verdict.reason)}
    </Banner>
  )
}
