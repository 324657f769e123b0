import type { Offer, OfferRefusal } from '@parvis/shared-kernel/offers'
import type { Definition, DefinitionRefusal } from '@parvis/shared-kernel/tickets'
import { Banner, ButtonLink } from '@parvis/shared-kernel/ui'
import { useWords } from '../words.ts'
import { useProfilePage } from './use-profile-page.ts'
import { useRefusalWords } from './use-refusal-words.ts'

type Reason = OfferRefusal | DefinitionRefusal

interface StandingProps {
  readonly plan: Offer | Definition
  readonly verdict: { readonly allowed: true } | { readonly allowed: false; readonly reason: Reason }
  readonly offers: readonly Offer[]
}

// What the person can change alone.
const NEEDS_PROFILE: readonly Reason[] = ['residence-unknown', 'for-professionals', 'for-residents']

/** Whether this person may ask for it now; if not, why, and what would change it. */
export function Standing({ plan, verdict, offers }: StandingProps) {
  const { t } = useWords()
  const words = useRefusalWords(offers)
  const profile = useProfilePage(plan.isProfessional)
  if (verdict.allowed) return <Banner tone="success">{t('standing.open')}</Banner>
  const action = NEEDS_PROFILE.includes(verdict.reason) ? (
    <ButtonLink size="small" href={profile}>
      {t('address.action')}
    </ButtonLink>
  ) : undefined
  return (
    <Banner tone="warning" title={t('standing.refused')} actions={action}>
      {words(plan, verdict.reason)}
    </Banner>
  )
}
