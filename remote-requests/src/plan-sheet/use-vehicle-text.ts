import type { Offer } from '@parvis/shared-kernel/offers'
import { UNRANKED } from '@parvis/shared-kernel/subscriber'
import type { Definition } from '@parvis/shared-kernel/tickets'
import { useMessages } from '../use-messages.ts'

/** The Crit'Air classes that a plan is limited to, in words ("1 et sans classe"); null for any vehicle. */
export function useCritairClasses() {
  const { t, formatList } = useMessages()
  return (plan: Offer | Definition | null): string | null => {
    const codes = plan?.kind === 'offer' ? plan.vehicleCritairs : []
    const named = codes.map(code => (code === UNRANKED ? t('conditions.vehicles.unranked') : code))
    return named.length > 0 ? formatList(named) : null
  }
}

/** Which vehicles a request must name; null for any. */
export function useVehicleText() {
  const { t } = useMessages()
  const classesOf = useCritairClasses()
  return (plan: Offer | Definition | null): string | null => {
    const classes = classesOf(plan)
    return classes && t('conditions.vehicles', { classes })
  }
}
