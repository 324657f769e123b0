import type { Plans } from '@parvis/shared-kernel/api'
import type { Subscription, Ticket } from '@parvis/shared-kernel/orders'
import {
  definitionsQuery,
  type Part,
  partOf,
  plansQuery,
  subscriptionsQuery,
  ticketsQuery,
} from '@parvis/shared-kernel/page'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'
import type { Definition } from '@parvis/shared-kernel/tickets'
import { useSubscriber } from './use-subscriber.ts'

/** All data of the rights' screens, one part per request. */
export interface RightsData {
  readonly subscriptions: Part<readonly Subscription[]>
  readonly tickets: Part<readonly Ticket[]>
  readonly plans: Part<Plans>
  readonly definitions: Part<readonly Definition[]>
}

export function useRightsData(): RightsData {
  const { api } = useRemote()
  const { subscriberId } = useSubscriber()
  return {
    subscriptions: partOf(useQuery(subscriptionsQuery(api))),
    tickets: partOf(useQuery(ticketsQuery(api))),
    plans: partOf(useQuery(plansQuery(api, subscriberId))),
    definitions: partOf(useQuery(definitionsQuery(api))),
  }
}
