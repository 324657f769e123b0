import { type ApiClient, fetchTicketNumber } from '@parvis/shared-kernel/api'
import type { OrderId, SubscriberId } from '@parvis/shared-kernel/ids'
import type { Subscription } from '@parvis/shared-kernel/orders'
import { queryOptions, useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { type Definition, remainingIn, type TicketStepContext } from '@parvis/shared-kernel/tickets'
import { dayOf, yearOf } from '@parvis/shared-kernel/time'
import type { Person } from './sorted-plans.model.ts'
import type { HeldRights } from './use-requests-data.ts'

const ticketNumberQuery = (
  api: ApiClient,
  definition: Definition,
  subscriberId: SubscriberId,
  year: number,
  subscriptionId: OrderId | undefined,
) =>
  queryOptions({
    queryKey: ['ticket-number', definition.id, year, subscriptionId ?? null],
    queryFn: () =>
      fetchTicketNumber(api, {
        definitionId: definition.id,
        subscriberId,
        year,
        activeRightUsedId: subscriptionId,
      }),
    enabled: definition.maximumTicketNumberPerYear !== null,
  })

/**
 * Tickets left under that subscription, for this year and the next by the city's count; until it answers, and for later
 * years, derived from this person's rights.
 */
export function useRemaining(
  definition: Definition,
  held: HeldRights,
  subscription: Subscription | null,
  { subscriber, now }: Person,
): TicketStepContext['remaining'] {
  const { api, config } = useRemote()
  const year = yearOf(dayOf(now, config.timeZone))
  const of = (asked: number) =>
    ticketNumberQuery(api, definition, subscriber.subscriberId, asked, subscription?.id)
  const [counted, next] = [useQuery(of(year)).data, useQuery(of(year + 1)).data]
  return (asked, askedYear) => {
    if (definition.maximumTicketNumberPerYear === null) return null
    const isAsked = asked?.id === subscription?.id
    const told = !isAsked
      ? undefined
      : askedYear === year
        ? counted
        : askedYear === year + 1
          ? next
          : undefined
    return told ?? remainingIn(askedYear, definition, held.tickets, asked, now, config.timeZone)
  }
}
