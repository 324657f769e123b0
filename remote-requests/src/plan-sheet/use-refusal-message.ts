import type { Offer, OfferRefusal } from '@parvis/shared-kernel/offers'
import type { Definition, DefinitionRefusal } from '@parvis/shared-kernel/tickets'
import { useMessages } from '../use-messages.ts'

/** Plans named in a refusal's message. */
function namedPlans(plan: Offer | Definition, reason: OfferRefusal | DefinitionRefusal): readonly string[] {
  if (plan.kind === 'definition') return plan.scopes.map(({ offerId }) => offerId)
  return reason.startsWith('forbidden-right') ? plan.forbiddenPlanIds : plan.requiredPlanIds
}

/** Reasons that the citizen can resolve in the profile. */
export const NEEDS_PROFILE: readonly (OfferRefusal | DefinitionRefusal)[] = [
  'residence-unknown',
  'for-professionals',
  'for-residents',
]

/** Why this person cannot request a plan, and what would change that. */
export function useRefusalMessage(offers: readonly Offer[]) {
  const { t, formatList } = useMessages()
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
