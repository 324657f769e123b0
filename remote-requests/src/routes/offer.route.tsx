import { together } from '@parvis/shared-kernel/page'
import { useParams, useSearchParams } from '@parvis/shared-kernel/remote'
import { OfferSheet } from '../features/offer/offer-sheet.tsx'
import { PlanNotFound } from '../plan-sheet/plan-not-found.tsx'
import { SheetSkeleton } from '../plan-sheet/sheet-skeleton.tsx'
import { ScreenFailure } from '../requests-data/part-failure.tsx'
import { allRights, useRequestsData } from '../requests-data/use-requests-data.ts'

/** /souscriptions/create/:offerId?renew= */
export function OfferRoute() {
  const { offerId } = useParams()
  const renewedId = useSearchParams().get('renew')
  const { subscriber, plans, rights, now } = useRequestsData()
  const part = together(plans, rights)
  const offer = plans.state === 'ready' ? plans.data.offers.find(({ id }) => id === offerId) : undefined
  if (part.state === 'loading') return <SheetSkeleton />
  if (part.state === 'failed') return <ScreenFailure part={part} />
  if (!offer)
    return (
      <PlanNotFound
        title="offer.not-found"
        text="plan.not-found.text"
        action={{ href: '/demandes', label: 'catalogue.back' }}
      />
    )
  const [allPlans, held] = part.data
  return (
    <OfferSheet
      offer={offer}
      plans={allPlans}
      person={{ subscriber, rights: allRights(held), now }}
      renewedId={renewedId}
    />
  )
}
