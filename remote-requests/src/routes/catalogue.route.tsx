import type { Plans } from '@parvis/shared-kernel/api'
import { type Funnel, funnelStep } from '@parvis/shared-kernel/offers'
import { failedOf, type Part, retryAll, together } from '@parvis/shared-kernel/page'
import { useRemote, useScreen, useSearchParams } from '@parvis/shared-kernel/remote'
import { Columns, Link, PageHeader, Section, Stack } from '@parvis/shared-kernel/ui'
import type { ReactNode } from 'react'
import { AddressNeeded, Offers, Tickets } from '../features/catalogue/catalogue.tsx'
import { CatalogueSkeleton } from '../features/catalogue/catalogue-skeleton.tsx'
import { PlanList, Refusals, WhyNot } from '../features/catalogue/plan-list.tsx'
import { answersGiven, walkOfQuery } from '../features/funnel/funnel.model.ts'
import { FunnelQuestion } from '../features/funnel/funnel-question.tsx'
import { FunnelResult } from '../features/funnel/funnel-result.tsx'
import { HowToApply } from '../plan-sheet/how-to-apply.tsx'
import { PartFailure } from '../requests-data/part-failure.tsx'
import { type Person, sortedOffers } from '../requests-data/sorted-plans.model.ts'
import { allRights, type RequestsData, useRequestsData } from '../requests-data/use-requests-data.ts'
import { useWords } from '../words.ts'
import styles from './catalogue.module.css'

/** /demandes: the list, or the guided questions where the city has set them. */
export function CatalogueRoute() {
  const { config } = useRemote()
  const query = useSearchParams()
  const data = useRequestsData()
  const funnel = config.subscriptionFunnel
  const isWholeList = query.get('liste') === 'tout'
  return funnel && !isWholeList ? (
    <Guided data={data} funnel={funnel} query={query} />
  ) : (
    <WholeList data={data} />
  )
}

const personOf = (data: RequestsData): Part<Person> =>
  data.rights.state === 'ready'
    ? {
        state: 'ready',
        data: { subscriber: data.subscriber, rights: allRights(data.rights.data), now: data.now },
      }
    : data.rights

interface PartViewProps<Data> {
  readonly part: Part<Data>
  readonly title: string
  readonly children: (data: Data) => ReactNode
}

function PartView<Data>({ part, title, children }: PartViewProps<Data>) {
  if (part.state === 'loading') return <CatalogueSkeleton title={title} />
  return part.state === 'failed' ? <PartFailure part={part} /> : children(part.data)
}

function TicketsPart({ data }: { readonly data: RequestsData }) {
  const { t } = useWords()
  return (
    <PartView part={together(data.definitions, personOf(data))} title={t('tickets.title')}>
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

function WholeList({ data }: { readonly data: RequestsData }) {
  const { t } = useWords()
  const { config } = useRemote()
  useScreen(t('catalogue.title'))
  return (
    <div className={styles.page}>
      <PageHeader title={t('catalogue.title')} lead={t('catalogue.lead')} />
      {data.plans.state === 'ready' && data.plans.data.shouldAskForAddress && <AddressNeeded />}
      {config.subscriptionFunnel && (
        <p>
          <Link href="/demandes">{t('funnel.offer')}</Link>
        </p>
      )}
      <Columns aside={<HowToApply title="apply.title" text="apply.text" />}>
        <WholeParts data={data} />
      </Columns>
    </div>
  )
}

/** Two parts that fail together fail once: a second explanation and a second way to try again would say nothing. */
function WholeParts({ data }: { readonly data: RequestsData }) {
  const { t } = useWords()
  const offers = together(data.plans, personOf(data))
  const failed = failedOf([data.plans, personOf(data), data.definitions])
  if (offers.state === 'failed' && data.definitions.state === 'failed')
    return <PartFailure part={{ ...offers, retry: () => retryAll(failed) }} />
  return (
    <Stack gap={12}>
      <PartView part={offers} title={t('offers.title')}>
        {([plans, person]) => <Offers plans={plans} person={person} />}
      </PartView>
      <TicketsPart data={data} />
    </Stack>
  )
}

interface GuidedProps {
  readonly data: RequestsData
  readonly funnel: Funnel
  readonly query: URLSearchParams
}

function Guided({ data, funnel, query }: GuidedProps) {
  const { t } = useWords()
  const walk = walkOfQuery(funnel, query)
  const step = funnelStep(walk)
  if (step.kind === 'question')
    return (
      <div className={styles.page}>
        <FunnelQuestion key={walk.path.join(' ')} walk={walk} step={step} />
        {step.position === 1 && <TicketsPart data={data} />}
      </div>
    )
  return (
    <PartView part={together(data.plans, personOf(data))} title={t('offers.title')}>
      {([plans, person]) => {
        const offers = plans.offers.filter(({ id }) => step.offerIds.includes(id))
        const sorted = sortedOffers({ offers, zones: plans.zones }, person)
        return (
          <FunnelResult given={answersGiven(walk)} found={offers.length} open={sorted.open.length}>
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

/** The home's address would open it. */
const isForAddress = ({ reason }: FoundProps['sorted']['refused'][number]): boolean =>
  reason === 'residence-unknown' || reason === 'for-residents'

function Found({ sorted: { open, refused }, plans, person }: FoundProps) {
  const { t } = useWords()
  const List = open.length > 0 ? WhyNot : Refusals
  return (
    <>
      {plans.shouldAskForAddress && refused.some(isForAddress) && <AddressNeeded />}
      <Section title={t('offers.title')}>
        {open.length > 0 && <PlanList plans={open} zones={plans.zones} person={person} />}
        <List refused={refused} offers={plans.offers} />
      </Section>
    </>
  )
}
