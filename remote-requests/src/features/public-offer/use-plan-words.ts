import type { Offer } from '@parvis/shared-kernel/offers'
import { useWords } from '../../words.ts'
import { delayOf } from './delay.model.ts'
import type { Plan } from './sorted-for-place.model.ts'

/** What several parts of these screens say of a plan. */
export function usePlanWords() {
  const { t, formatList } = useWords()
  const named = (ids: readonly string[], offers: readonly Offer[]) =>
    offers.filter(({ id }) => ids.includes(id)).map(({ name }) => t('quoted', { name }))
  return {
    delay: (plan: Plan): string => {
      const delay = delayOf(plan)
      if (delay.kind !== 'reviewed') return t(`public.delay.${delay.kind}`)
      return delay.days === null ? t('public.delay.reviewed') : t('public.delay.days', { count: delay.days })
    },
    /** Another right that must be held first; null where none is asked. */
    needs: (plan: Plan, offers: readonly Offer[]): string | null => {
      const ids: readonly string[] =
        plan.kind === 'offer' ? plan.requiredPlanIds : plan.scopes.map(({ offerId }) => offerId)
      if (ids.length === 0) return null
      const names = named(ids, offers)
      return t('public.needs', { count: names.length, plans: formatList(names) })
    },
    forbids: (plan: Plan, offers: readonly Offer[]): string | null => {
      const names = plan.kind === 'offer' ? named(plan.forbiddenPlanIds, offers) : []
      return names.length > 0 ? t('public.forbids', { plans: formatList(names) }) : null
    },
    vehicles: (plan: Plan): string => {
      const critairs = plan.kind === 'offer' ? plan.vehicleCritairs : []
      const plates = t('public.vehicles', { max: plan.maxPlates })
      if (critairs.length === 0) return plates
      return `${plates} ${t('public.vehicles.critair', { classes: formatList([...critairs]) })}`
    },
  }
}
