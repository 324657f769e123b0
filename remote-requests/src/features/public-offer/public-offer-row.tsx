import type { Offer, Zone } from '@parvis/shared-kernel/offers'
import { pathTo } from '@parvis/shared-kernel/paths'
import {
  CarIcon,
  CircleAlertIcon,
  FileTextIcon,
  HourglassIcon,
  MapPinIcon,
} from '@parvis/shared-kernel/ui/icon'
import { OWN_PAGES } from '../../own-pages.ts'
import { PlanEntry } from '../../plan-list/plan-entry.tsx'
import { useZoneText } from '../../plan-sheet/use-zone-text.ts'
import { zoneScope } from '../../plan-sheet/zone-scope.model.ts'
import { useMessages } from '../../use-messages.ts'
import { useGivenPlace } from '../../visitor-place/place.store.ts'
import { PriceLines } from './price-lines.tsx'
import { askerAt, type Plan } from './sorted-for-place.model.ts'
import { usePlanTexts } from './use-plan-texts.ts'

interface RowProps {
  readonly plan: Plan
  readonly offers: readonly Offer[]
  readonly zones: readonly Zone[]
}

/** Name, prices, documents and delay. */
export function PublicOfferRow({ plan, offers, zones }: RowProps) {
  const { t } = useMessages()
  const { place } = useGivenPlace()
  const texts = usePlanTexts()
  const where = useZoneText()(zoneScope(plan, zones, askerAt(plan, place, zones)), false)
  const needs = texts.needs(plan, offers)
  const documents = plan.kind === 'offer' ? plan.procedure.supportingEvidences.length : 0
  return (
    <PlanEntry
      plan={plan}
      path={pathTo(OWN_PAGES.price, { planId: plan.id })}
      isPriced
      marks={[
        where !== null && [MapPinIcon, where],
        [FileTextIcon, t('row.evidences', { count: documents })],
        [HourglassIcon, texts.delay(plan)],
        plan.maxPlates > 0 && [CarIcon, texts.vehicles(plan)],
        needs !== null && [CircleAlertIcon, needs],
      ]}
    >
      <PriceLines plan={plan} />
    </PlanEntry>
  )
}
