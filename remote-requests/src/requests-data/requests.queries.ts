import {
  type ApiClient,
  fetchDefinitions,
  fetchPlans,
  fetchSubscriber,
  fetchTickets,
} from '@parvis/shared-kernel/api'
import type { SubscriberId } from '@parvis/shared-kernel/ids'
import { queryOptions } from '@parvis/shared-kernel/remote'

// The calls of the manifest's `data`: the page has started them before this code runs.

export const plansQuery = (api: ApiClient, subscriberId: SubscriberId) =>
  queryOptions({ queryKey: ['plans', subscriberId], queryFn: () => fetchPlans(api, subscriberId) })

export const definitionsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['definitions'], queryFn: () => fetchDefinitions(api) })

export const ticketsQuery = (api: ApiClient) =>
  queryOptions({ queryKey: ['tickets'], queryFn: () => fetchTickets(api) })

export const subscriptionsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['subscriptions'],
    queryFn: async () => (await fetchSubscriber(api)).subscriptions,
  })
