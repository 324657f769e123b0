import { partOf, usePassingTime } from '@parvis/shared-kernel/page'
import { useParams, useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { PublicSheet } from '../features/public-offer/public-sheet.tsx'
import { NotFound } from '../plan-sheet/not-found.tsx'
import { SheetSkeleton } from '../plan-sheet/sheet-skeleton.tsx'
import { ScreenFailure } from '../requests-data/part-failure.tsx'
import { catalogueQuery } from '../visitor-place/catalogue.queries.ts'

/** /tarifs/:planId: public, shareable page of one offer. */
export function PriceRoute() {
  const { api } = useRemote()
  const { planId } = useParams()
  const now = usePassingTime()
  const catalogue = partOf(useQuery(catalogueQuery(api)))
  if (catalogue.state === 'loading') return <SheetSkeleton />
  if (catalogue.state === 'failed') return <ScreenFailure part={catalogue} />
  const { offers, definitions } = catalogue.data
  const plan = [...offers, ...definitions].find(({ id }) => id === planId)
  if (!plan) return <NotFound what="public" />
  return <PublicSheet key={plan.id} plan={plan} catalogue={catalogue.data} now={now} />
}
