import { type ApiClient, fetchDefinitions, fetchPlans, fetchSubscriber, fetchTickets } from '../api/index.ts'
import type { SubscriberId } from '../ids/index.ts'
import { queryOptions } from '../remote/index.ts'

// What a subscriber holds and may ask for: calls of a manifest's `data`, which the page has started before this code runs.

const subscriberQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['subscriber'], queryFn: () => fetchSubscriber(api) })

export const subscriptionsQuery = (api: ApiClient) =>
  queryOptions({ ...subscriberQuery(api), select: ({ subscriptions }) => subscriptions })

/** What is being paid back to the subscriber, by the same call. */
export const refundsQuery = (api: ApiClient) =>
  queryOptions({ ...subscriberQuery(api), select: ({ refunds }) => refunds })

export const ticketsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['tickets'], queryFn: () => fetchTickets(api) })

export const plansQuery = (api: ApiClient, subscriberId: SubscriberId) =>
  queryOptions({ queryKey: ['plans', subscriberId], queryFn: () => fetchPlans(api, subscriberId) })

export const definitionsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['definitions'], queryFn: () => fetchDefinitions(api) })
