import type { Offer } from '@parvis/shared-kernel/offers'
import { useCritairClasses } from '../../plan-sheet/use-vehicle-text.ts'
import { useAnyOf } from '../../plan-sheet/use-zone-text.ts'
import { useMessages } from '../../use-messages.ts'
import { delayOf } from './delay.model.ts'
import type { Plan } from './sorted-for-place.model.ts'

const neededIds = (plan: Plan): readonly string[] =>
  plan.kind === 'offer' ? plan.requiredPlanIds : plan.scopes.map(({ offerId }) => offerId)

/** Texts about a plan shared by several screens. */
export function usePlanTexts() {
  const { t, formatList } = useMessages()
  const anyOf = useAnyOf()
  const classesOf = useCritairClasses()
  const named = (ids: readonly string[], offers: readonly Offer[]) =>
    offers.filter(({ id }) => ids.includes(id)).map(({ name }) => t('quoted', { name }))
  /** Rights of which one must be held; null if none. */
  const needs = (plan: Plan, offers: readonly Offer[]): string | null => {
    const names = named(neededIds(plan), offers)
    if (neededIds(plan).length === 0) return null
    return t('public.needs', { count: names.length, plans: anyOf(names) })
  }
  return {
    delay: (plan: Plan): string => {
      const delay = delayOf(plan)
      if (delay.kind !== 'reviewed') return t(`public.delay.${delay.kind}`)
      return delay.days === null ? t('public.delay.reviewed') : t('delay.usual', { count: delay.days })
    },
    needs,
    /** Only their names, if the city gives them. */
    needed: (plan: Plan, offers: readonly Offer[]): string | null =>
      anyOf(named(neededIds(plan), offers)) || needs(plan, offers),
    forbids: (plan: Plan, offers: readonly Offer[]): string | null => {
      const names = plan.kind === 'offer' ? named(plan.forbiddenPlanIds, offers) : []
      return names.length > 0 ? formatList(names) : null
    },
    vehicles: (plan: Plan): string => {
      const classes = classesOf(plan)
      const plates = t('public.vehicles', { max: plan.maxPlates })
      return classes === null ? plates : `${plates} ${t('public.vehicles.critair', { classes })}`
    },
  }
}
