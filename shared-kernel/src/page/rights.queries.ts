import { type ApiClient, fetchDefinitions, fetchPlans, fetchSubscriber, fetchTickets } from '../api/index.ts'
import type { SubscriberId } from '../ids/index.ts'
import { queryOptions } from '../remote/index.ts'

// What a subscriber holds and may ask for: calls of a manifest's `data`, which the page has started before this code runs.

export const subscriptionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['subscriptions'],
    queryFn: async () => (await fetchSubscriber(api)).subscriptions,
  })

export const ticketsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['tickets'], queryFn: () => fetchTickets(api) })

export const plansQuery = (api: ApiClient, subscriberId: SubscriberId) =>
  queryOptions({ queryKey: ['plans', subscriberId], queryFn: () => fetchPlans(api, subscriberId) })

export const definitionsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['definitions'], queryFn: () => fetchDefinitions(api) })
