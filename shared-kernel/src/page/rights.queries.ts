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

// The subscriber's rights and plans: calls of a manifest's `data`, which the page starts before this code runs.

/** Selects one list: an unreadable list fails only its own readers. @throws an `ApiError` for an unreadable list */
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

/** The subscriber's refunds, from the same call. */
export const refundsQuery = (api: ApiClient) =>
  queryOptions({ ...holdingsQuery(api), select: part('refunds') })

/** Appeals for which the authority requests a complement, from the same call. */
export const awaitedAnswersQuery = (api: ApiClient) =>
  queryOptions({
    ...holdingsQuery(api),
    select: part('awaitedAnswers'),
  })

export const ticketsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['tickets'], queryFn: () => fetchTickets(api) })

export const plansQuery = (api: ApiClient, subscriberId: SubscriberId) =>
  queryOptions({ queryKey: ['plans', subscriberId], queryFn: () => fetchPlans(api, subscriberId) })

/**
 * The same for rules that check an offer's zones, which would wrongly refuse it without them. Fails when the zones are
 * unreadable.
 */
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

/** The subscriber's drafts. Not retried, as nothing is shown when the city fails or lacks the call. */
export const draftsQuery = (api: ApiClient, subscriberId: SubscriberId | undefined) =>
  queryOptions({
    queryKey: ['drafts', subscriberId],
    queryFn: () => fetchDrafts(api),
    retry: false,
    refetchOnMount: 'always',
  })
