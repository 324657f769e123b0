import type { Plans } from '@parvis/shared-kernel/api'
import { PendingDrafts } from '@parvis/shared-kernel/drafts'
import { type Funnel, funnelStep } from '@parvis/shared-kernel/offers'
import { combineParts, failedOf, type Part, readyOr, retryAll } from '@parvis/shared-kernel/page'
import { PAGES } from '@parvis/shared-kernel/paths'
import { useRemote, useScreen, useSearch } from '@parvis/shared-kernel/remote'
import { shouldAskForAddress } from '@parvis/shared-kernel/subscriber'
import { Columns, Link, PageHeader, Section, Stack } from '@parvis/shared-kernel/ui'
import type { ReactNode } from 'react'
import { AddressNeeded, Offers, Tickets } from '../features/catalogue/catalogue.tsx'
import { CatalogueSkeleton } from '../features/catalogue/catalogue-skeleton.tsx'
import { PlanList, Refusals, WhyNot } from '../features/catalogue/plan-list.tsx'
import { answersGiven, queryOfWalk, walkOfQuery } from '../features/funnel/funnel.model.ts'
import { FunnelQuestion } from '../features/funnel/funnel-question.tsx'
import { FunnelResult } from '../features/funnel/funnel-result.tsx'
import { HowToApply } from '../plan-sheet/how-to-apply.tsx'
import { PartFailure } from '../requests-data/part-failure.tsx'
import { offersFor, openToOthers, type Person, sortedOffers } from '../requests-data/sorted-plans.model.ts'
import { allRights, type RequestsData, useRequestsData } from '../requests-data/use-requests-data.ts'
import { useMessages } from '../use-messages.ts'
import { CategoryNote } from '../vehicle-category/category-note.tsx'
import { type RequestedCategory, useVehicleCategory } from '../vehicle-category/use-vehicle-category.ts'

const NOTHING: readonly never[] = []
const NO_PLANS = { offers: NOTHING }

/** Input of the sections: the city's data and the vehicle category. */
interface Asked {
  readonly data: RequestsData
  readonly asked: RequestedCategory
}

/**
 * /demandes?vehicleCategory=: the list, or the guided questions if the city has set them; limited to a vehicle category
 * if the address names one (second document §2, `/eligibility/new/:vehicleCategory`).
 */
export function CatalogueRoute() {
  const { config } = useRemote()
  const query = useSearch()
  const data = useRequestsData()
  const asked = useVehicleCategory()
  const funnel = config.subscriptionFunnel
  const isWholeList = query.get('liste') === 'tout'
  return funnel && !isWholeList ? (
    <Guided data={data} asked={asked} funnel={funnel} query={query} />
  ) : (
    <WholeList data={data} asked={asked} />
  )
}

const personOf = ({ data: { subscriber, rights, now }, asked: { category } }: Asked): Part<Person> =>
  rights.state === 'ready'
    ? { state: 'ready', data: { subscriber, rights: allRights(rights.data), now, category } }
    : rights

/** Shown once the number of omitted offers is known. */
function RequestedVehicle({ data, asked, href }: Asked & { readonly href: string }) {
  const known = combineParts(data.plans, personOf({ data, asked }))
  if (asked.category === null || known.state !== 'ready') return null
  return <CategoryNote category={asked.category} others={openToOthers(...known.data)} href={href} />
}

interface PartViewProps<Data> {
  readonly part: Part<Data>
  readonly title: string
  readonly children: (data: Data) => ReactNode
}

function PartView<Data>({ part, title, children }: PartViewProps<Data>) {
  if (part.state === 'loading') return <CatalogueSkeleton title={title} />
  return part.state === 'failed' ? <PartFailure part={part} /> : children(part.data)
}

function TicketsPart({ data, asked }: Asked) {
  const { t } = useMessages()
  return (
    <PartView part={combineParts(data.definitions, personOf({ data, asked }))} title={t('tickets.title')}>
      {([definitions, person]) => (
        <Tickets
          definitions={definitions}
          plans={data.plans.state === 'ready' ? data.plans.data : null}
          person={person}
        />
      )}
    </PartView>
  )
}

/** Drafts of both kinds, as soon as either kind has loaded. */
const Begun = ({ data: { plans, definitions } }: Pick<Asked, 'data'>) => (
  <PendingDrafts plans={[...readyOr(plans, NO_PLANS).offers, ...readyOr(definitions, NOTHING)]} />
)

function WholeList({ data, asked }: Asked) {
  const { t } = useMessages()
  const { config } = useRemote()
  useScreen(t('catalogue.title'))
  return (
    <>
      <PageHeader title={t('catalogue.title')} lead={t('catalogue.lead')} />
      <Stack gap={12}>
        {data.plans.state === 'ready' && (
          <AskForAddress plans={data.plans.data} subscriber={data.subscriber} />
        )}
        <Begun data={data} />
        {config.subscriptionFunnel && (
          <p>
            <Link href={asked.keptIn(PAGES.catalogue)}>{t('funnel.offer')}</Link>
          </p>
        )}
        <RequestedVehicle
          data={data}
          asked={asked}
          href={config.subscriptionFunnel ? `${PAGES.catalogue}?liste=tout` : PAGES.catalogue}
        />
        <Columns aside={<HowToApply about="apply" />}>
          <WholeParts data={data} asked={asked} />
        </Columns>
      </Stack>
    </>
  )
}

/** Two sections that fail together show one failure with one retry. */
function WholeParts({ data, asked }: Asked) {
  const { t } = useMessages()
  const person = personOf({ data, asked })
  const offers = combineParts(data.plans, person)
  const failed = failedOf([data.plans, person, data.definitions])
  if (offers.state === 'failed' && data.definitions.state === 'failed')
    return <PartFailure isWhole part={{ ...offers, retry: () => retryAll(failed) }} />
  return (
    <Stack gap={12}>
      <PartView part={offers} title={t('offers.title')}>
        {([plans, person]) => <Offers plans={plans} person={person} />}
      </PartView>
      <TicketsPart data={data} asked={asked} />
    </Stack>
  )
}

interface GuidedProps extends Asked {
  readonly funnel: Funnel
  readonly query: URLSearchParams
}

function Guided({ data, asked, funnel, query }: GuidedProps) {
  const { t } = useMessages()
  const walk = walkOfQuery(funnel, query)
  const step = funnelStep(walk)
  if (step.kind === 'question')
    return (
      <Stack gap={12}>
        <FunnelQuestion key={walk.path.join(' ')} walk={walk} step={step} />
        {step.position === 1 && <TicketsPart data={data} asked={asked} />}
      </Stack>
    )
  return (
    <PartView part={combineParts(data.plans, personOf({ data, asked }))} title={t('offers.title')}>
      {([plans, person]) => {
        const offers = offersFor(plans.offers, person.category).filter(({ id }) => step.offerIds.includes(id))
        const sorted = sortedOffers({ offers, zones: plans.zones }, person)
        return (
          <FunnelResult given={answersGiven(walk)} found={offers.length} open={sorted.open.length}>
            <RequestedVehicle data={data} asked={asked} href={`${PAGES.catalogue}${queryOfWalk(walk)}`} />
            <Found sorted={sorted} plans={plans} person={person} />
          </FunnelResult>
        )
      }}
    </PartView>
  )
}

interface FoundProps {
  readonly sorted: ReturnType<typeof sortedOffers>
  readonly plans: Plans
  readonly person: Person
}

interface AskForAddressProps {
  readonly plans: Plans
  readonly subscriber: Person['subscriber']
}

const AskForAddress = ({ plans, subscriber }: AskForAddressProps) =>
  shouldAskForAddress(subscriber, plans.shouldAskForAddress) && <AddressNeeded />

/** Refusals that a home address could lift. */
const isForAddress = ({ reason }: FoundProps['sorted']['refused'][number]): boolean =>
  reason === 'residence-unknown' || reason === 'for-residents'

function Found({ sorted: { open, refused }, plans, person }: FoundProps) {
  const { t } = useMessages()
  const List = open.length > 0 ? WhyNot : Refusals
  return (
    <>
      {refused.some(isForAddress) && <AskForAddress plans={plans} subscriber={person.subscriber} />}
      <Section title={t('offers.title')}>
        {open.length > 0 && <PlanList plans={open} zones={plans.zones} person={person} />}
        <List refused={refused} offers={plans.offers} />
      </Section>
    </>
  )
}
