import type { Plans } from '@parvis/shared-kernel/api'
import type { Subscription, Ticket } from '@parvis/shared-kernel/orders'
import {
  combineParts,
  definitionsQuery,
  type Part,
  partOf,
  plansWithZonesQuery,
  subscriptionsQuery,
  ticketsQuery,
  usePassingTime,
} from '@parvis/shared-kernel/page'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import type { Subscriber } from '@parvis/shared-kernel/subscriber'
import type { Definition } from '@parvis/shared-kernel/tickets'
import type { Instant } from '@parvis/shared-kernel/time'

/** The person's rights: the rules need both kinds together. */
export interface HeldRights {
  readonly subscriptions: readonly Subscription[]
  readonly tickets: readonly Ticket[]
}

export interface RequestsData {
  readonly subscriber: Subscriber
  readonly plans: Part<Plans>
  readonly definitions: Part<readonly Definition[]>
  readonly rights: Part<HeldRights>
  /** One time for every rule of a screen; it passes while the screen is open. */
  readonly now: Instant
}

/** Signed-in subscriber: every route of this remote requires one (`access: 'subscriber'`). */
export function useSubscriber(): Subscriber {
  const { subscriber } = useRemote()
  if (!subscriber) throw new Error('a page without its subscriber')
  return subscriber
}

function heldRights(
  part: ReturnType<typeof combineParts<readonly Subscription[], readonly Ticket[]>>,
): Part<HeldRights> {
  if (part.state !== 'ready') return part
  const [subscriptions, tickets] = part.data
  return { state: 'ready', data: { subscriptions, tickets } }
}

export function useRequestsData(): RequestsData {
  const { api } = useRemote()
  const subscriber = useSubscriber()
  const plans = partOf(useQuery(plansWithZonesQuery(api, subscriber.subscriberId)))
  const definitions = partOf(useQuery(definitionsQuery(api)))
  const tickets = partOf(useQuery(ticketsQuery(api)))
  const subscriptions = partOf(useQuery(subscriptionsQuery(api)))
  return {
    subscriber,
    plans,
    definitions,
    rights: heldRights(combineParts(subscriptions, tickets)),
    now: usePassingTime(),
  }
}

export const allRights = ({ subscriptions, tickets }: HeldRights) => [...subscriptions, ...tickets]
