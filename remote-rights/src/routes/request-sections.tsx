import { readyOr } from '@parvis/shared-kernel/page'
import { useRemote } from '@parvis/shared-kernel/remote'
import type { Instant } from '@parvis/shared-kernel/time'
import { DefinitionCards } from '../features/definition-cards/definition-cards.tsx'
import { FunnelEntry, OfferList } from '../features/offer-list/offer-list.tsx'
import { SmsRow } from '../features/sms-row/sms-row.tsx'
import type { RightsData } from '../rights-data/use-rights-data.ts'
import { useSubscriber } from '../rights-data/use-subscriber.ts'
import { hasFunnel, visibleDefinitions, visibleOffers } from './requests.model.ts'

export interface RequestSectionsProps {
  readonly data: RightsData
  readonly now: Instant
}

const NOTHING: readonly never[] = []

/** Below what one holds: reminders, and what one may still ask for. A chunk of its own, since it is never seen first. */
export function RequestSections({ data, now }: RequestSectionsProps) {
  const { config } = useRemote()
  const subscriber = useSubscriber()
  const subscriptions = readyOr(data.subscriptions, NOTHING)
  const tickets = readyOr(data.tickets, NOTHING)
  const { plans, definitions } = data
  const applicant = { subscriber, subscriptions, tickets, now }
  return (
    <>
      {config.features.sms && <SmsRow subscriber={subscriber} />}
      {definitions.state === 'ready' && (
        <DefinitionCards
          definitions={visibleDefinitions(definitions.data, applicant)}
          subscriptions={subscriptions}
          tickets={tickets}
          now={now}
        />
      )}
      {hasFunnel(config) && <FunnelEntry />}
      {!hasFunnel(config) && plans.state === 'ready' && (
        <OfferList offers={visibleOffers(plans.data.offers, plans.data.zones, applicant)} />
      )}
    </>
  )
}
