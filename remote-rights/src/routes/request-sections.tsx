import { draftsQuery, readyOr, useChunk } from '@parvis/shared-kernel/page'
import { lazyChunk, useQuery, useRemote } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { Skeleton } from '@parvis/shared-kernel/ui'
import type { ComponentProps } from 'react'
import { DefinitionCards } from '../features/definition-cards/definition-cards.tsx'
import { FunnelEntry, OfferList } from '../features/offer-list/offer-list.tsx'
import type { PendingDraftsSection } from '../features/pending-drafts/pending-drafts.tsx'
import type { RightsData } from '../rights-data/use-rights-data.ts'
import { useSubscriber } from '../rights-data/use-subscriber.ts'
import { hasFunnel, visibleDefinitions, visibleOffers } from './requests.model.ts'

interface RequestSectionsProps {
  readonly data: RightsData
  readonly now: Instant
}

const NOTHING: readonly never[] = []
const NO_PLANS = { offers: NOTHING }

/** Below the rights: reminders and possible requests. A separate chunk, since it is below the fold. */
export function RequestSections({ data, now }: RequestSectionsProps) {
  const { config } = useRemote()
  const subscriber = useSubscriber()
  // What may be requested depends on the subscriptions, and comes after the lists above it, which would push it away.
  const isListDrawn = data.subscriptions.state === 'ready' && data.tickets.state !== 'loading'
  const subscriptions = readyOr(data.subscriptions, NOTHING)
  const tickets = readyOr(data.tickets, NOTHING)
  const { plans, definitions } = data
  const applicant = { subscriber, subscriptions, now }
  return (
    <>
      <PendingDraftsPart plans={[...readyOr(plans, NO_PLANS).offers, ...readyOr(definitions, NOTHING)]} />
      {config.features.sms && <Reminders />}
      {isListDrawn && data.tickets.state === 'ready' && definitions.state === 'ready' && (
        <DefinitionCards
          definitions={visibleDefinitions(definitions.data, applicant)}
          subscriptions={subscriptions}
          tickets={tickets}
          now={now}
        />
      )}
      {hasFunnel(config) && <FunnelEntry />}
      {isListDrawn && !hasFunnel(config) && plans.state === 'ready' && plans.data.areZonesKnown && (
        <OfferList offers={visibleOffers(plans.data.offers, plans.data.zones, applicant)} />
      )}
    </>
  )
}

const pendingDraftsSection = lazyChunk(() =>
  import(/* webpackChunkName: "some-sections" */ '../features/pending-drafts/pending-drafts.tsx').then(
    module => module.PendingDraftsSection,
  ),
)

/** A separate chunk, because most subscribers have no drafts. */
function PendingDraftsPart(props: ComponentProps<typeof PendingDraftsSection>) {
  const { api } = useRemote()
  const drafts = useQuery(draftsQuery(api, useSubscriber().subscriberId)).data ?? NOTHING
  return drafts.length > 0 ? <LatePendingDrafts {...props} /> : null
}

/** Loads after the rest; optional. */
function LatePendingDrafts(props: ComponentProps<typeof PendingDraftsSection>) {
  const part = useChunk(pendingDraftsSection)
  return part.state === 'ready' ? <part.data {...props} /> : null
}

const smsRow = lazyChunk(() =>
  import(/* webpackChunkName: "some-sections" */ '../features/sms-row/sms-row.tsx').then(
    module => module.SmsRow,
  ),
)

/** Loaded only in cities that send text messages; its space is reserved meanwhile. */
function Reminders() {
  const subscriber = useSubscriber()
  const row = useChunk(smsRow)
  if (row.state === 'loading') return <Skeleton shape="card" height="96px" />
  // Optional: the profile has the reminders too.
  return row.state === 'ready' ? <row.data subscriber={subscriber} /> : null
}
