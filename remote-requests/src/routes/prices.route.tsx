import { partOf } from '@parvis/shared-kernel/page'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useQuery, useRemote, useScreen } from '@parvis/shared-kernel/remote'
import { PageHeader, Stack } from '@parvis/shared-kernel/ui'
import { AddressLookup } from '../features/address-lookup/address-lookup.tsx'
import { PublicOffers } from '../features/public-offer/public-offers.tsx'
import { PublicOffersSkeleton } from '../features/public-offer/public-offers-skeleton.tsx'
import { PartFailure } from '../requests-data/part-failure.tsx'
import { offersFor } from '../requests-data/sorted-plans.model.ts'
import { useMessages } from '../use-messages.ts'
import { CategoryNote } from '../vehicle-category/category-note.tsx'
import { useVehicleCategory } from '../vehicle-category/use-vehicle-category.ts'
import { catalogueQuery } from '../visitor-place/catalogue.queries.ts'

/** /tarifs: public prices at an address, with documents and delays. */
export function PricesRoute() {
  const { api } = useRemote()
  const { t } = useMessages()
  const catalogue = partOf(useQuery(catalogueQuery(api)))
  const { category } = useVehicleCategory()
  const offers = catalogue.state === 'ready' ? offersFor(catalogue.data.offers, category) : []
  useScreen(t('public.title'), catalogue.state === 'failed')
  return (
    <>
      <PageHeader title={t('public.title')} lead={t('public.lead')} />
      {catalogue.state === 'loading' && <PublicOffersSkeleton />}
      {catalogue.state === 'failed' && <PartFailure isWhole part={catalogue} />}
      {catalogue.state === 'ready' && (
        <Stack gap={8}>
          <AddressLookup zones={catalogue.data.zones} />
          {category !== null && (
            <CategoryNote
              category={category}
              others={catalogue.data.offers.length - offers.length}
              href={PAGES.prices}
            />
          )}
          <PublicOffers catalogue={{ ...catalogue.data, offers }} />
        </Stack>
      )}
    </>
  )
}
