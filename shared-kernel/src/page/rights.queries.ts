import { queryOptions } from '@parvis/shared-kernel/remote'
import {
  type ApiClient,
  fetchDefinitions,
  fetchDrafts,
  fetchHoldings,
  fetchPlans,
  fetchTickets,
  type Holdings,
  type KnownHoldings,
} from '../api/index.ts'
import { unreadable } from '../errors/index.ts'
import type { SubscriberId } from '../ids/index.ts'

// What a subscriber holds and may ask for: calls of a manifest's `data`, which the page has started before this code runs.

/** Each list is a part of its own: one that cannot be read fails its own readers. @throws an `ApiError` then */
const part =
  <Name extends keyof Holdings>(name: Name) =>
  (held: KnownHoldings): Holdings[Name] => {
    if (held.unreadable.includes(name)) throw unreadable('GET /api/subscriber', name)
    return held[name]
  }

const holdingsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['subscriber'], queryFn: () => fetchHoldings(api) })

export const subscriptionsQuery = (api: ApiClient) =>
  queryOptions({
    ...holdingsQuery(api),
    select: part('subscriptions'),
  })

/** What is being paid back to the subscriber, by the same call. */
export const refundsQuery = (api: ApiClient) =>
  queryOptions({ ...holdingsQuery(api), select: part('refunds') })

/** What the authority asks of the subscriber's appeals, by the same call. */
export const awaitedAnswersQuery = (api: ApiClient) =>
  queryOptions({
    ...holdingsQuery(api),
    select: part('awaitedAnswers'),
  })

export const ticketsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['tickets'], queryFn: () => fetchTickets(api) })

export const plansQuery = (api: ApiClient, subscriberId: SubscriberId) =>
  queryOptions({ queryKey: ['plans', subscriberId], queryFn: () => fetchPlans(api, subscriberId) })

/** The same for rules that ask where an offer holds: without zones they would refuse what is open. */
export const plansWithZonesQuery = (api: ApiClient, subscriberId: SubscriberId) =>
  queryOptions({
    ...plansQuery(api, subscriberId),
    select: plans => {
      if (!plans.areZonesKnown) throw unreadable('GET /api/plans', 'zones')
      return plans
    },
  })

export const definitionsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['definitions'], queryFn: () => fetchDefinitions(api) })

/** What was begun and not sent; asked once, since nothing is claimed where the city does not answer or know the call. */
export const draftsQuery = (api: ApiClient, subscriberId: SubscriberId | undefined) =>
  queryOptions({
    queryKey: ['drafts', subscriberId],
    queryFn: () => fetchDrafts(api),
    retry: false,
    refetchOnMount: 'always',
  })
