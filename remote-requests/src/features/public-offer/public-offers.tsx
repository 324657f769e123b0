import type { Catalogue } from '@parvis/shared-kernel/api'
import { pathTo } from '@parvis/shared-kernel/paths'
import { useRemote } from '@parvis/shared-kernel/remote'
import { Disclosure, EmptyState, Link, Section } from '@parvis/shared-kernel/ui'
import { FileTextIcon } from '@parvis/shared-kernel/ui/icon'
import { OWN_PAGES } from '../../own-pages.ts'
import list from '../../plan-list/plan-list.module.css'
import { useMessages } from '../../use-messages.ts'
import { useGivenPlace } from '../../visitor-place/place.store.ts'
import styles from './public-offer.module.css'
import { PublicOfferRow } from './public-offer-row.tsx'
import { askedZones, type Plan, sortedForPlace } from './sorted-for-place.model.ts'

/** All offers, or those for the given address, with their prices. */
export function PublicOffers({ catalogue }: { readonly catalogue: Catalogue }) {
  const { t } = useMessages()
  const { place } = useGivenPlace()
  const { offers, definitions, zones } = catalogue
  const { groups, elsewhere } = sortedForPlace([...offers, ...definitions], place, zones)
  const count = groups.reduce((sum, { plans }) => sum + plans.length, 0)
  return (
    <>
      <p role="status" className={styles.count}>
        {t(place.kind === 'untold' ? 'public.count' : 'public.count.here', { count })}
      </p>
      {groups.map(({ group, plans }) => (
        <Section key={group} title={t(`public.group.${group}`)} gap={2}>
          <ul className={list.list}>
            {plans.map(plan => (
              <PublicOfferRow key={plan.id} plan={plan} offers={offers} zones={zones} />
            ))}
          </ul>
        </Section>
      ))}
      {count === 0 && <Nothing />}
      {elsewhere.length > 0 && <Elsewhere plans={elsewhere} zones={zones} />}
    </>
  )
}

function Nothing() {
  const { t } = useMessages()
  const { phone } = useRemote().config.contact
  return (
    <EmptyState icon={FileTextIcon} title={t('public.none')}>
      {t('public.none.text', { phone })}
    </EmptyState>
  )
}

/** Offers for other addresses, with their zones. */
function Elsewhere({ plans, zones }: { readonly plans: readonly Plan[] } & Pick<Catalogue, 'zones'>) {
  const { t, formatList } = useMessages()
  const planHref = ({ id }: Plan) => pathTo(OWN_PAGES.price, { planId: id })
  return (
    <Disclosure summary={t('public.elsewhere', { count: plans.length })}>
      <ul className={list.excluded}>
        {plans.map(plan => (
          <li key={plan.id}>
            <span className={list.excludedName}>
              <Link href={planHref(plan)}>{plan.name}</Link>
            </span>
            <span className={list.why}>
              {t('public.elsewhere.zones', {
                zones: formatList(askedZones(plan, zones).map(({ name }) => name)),
              })}
            </span>
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
