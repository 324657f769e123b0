import type { Offer, OfferRefusal } from '@parvis/shared-kernel/offers'
import type { Definition, DefinitionRefusal } from '@parvis/shared-kernel/tickets'
import { useWords } from '../words.ts'

/** The plans whose names a reason mentions. */
function namedPlans(plan: Offer | Definition, reason: OfferRefusal | DefinitionRefusal): readonly string[] {
  if (plan.kind === 'definition') return plan.scopes.map(({ offerId }) => offerId)
  return reason === 'forbidden-right-held' ? plan.forbiddenPlanIds : plan.requiredPlanIds
}

/** What the person can change alone. */
export const NEEDS_PROFILE: readonly (OfferRefusal | DefinitionRefusal)[] = [
  'residence-unknown',
  'for-professionals',
  'for-residents',
]

/** Why a plan is not for this person now, and what would change it. */
export function useRefusalWords(offers: readonly Offer[]) {
  const { t, formatList } = useWords()
  return (plan: Offer | Definition, reason: OfferRefusal | DefinitionRefusal): string => {
    const ids = namedPlans(plan, reason)
    const names = offers.filter(({ id }) => ids.includes(id)).map(({ name }) => name)
    const limit = plan.kind === 'offer' ? (plan.orderLimit ?? 0) : 0
    return t(`refusal.${reason}`, {
      count: names.length,
      plans: formatList(names.map(name => t('quoted', { name }))),
      limit,
    })
  }
}
