import { type ApiClient, fetchTicketNumber, type TicketNumberQuery } from '@parvis/shared-kernel/api'
import { queryOptions } from '@parvis/shared-kernel/remote'

/** How many tickets the city still gives; `estimate` stands in until it has answered, so that nothing jumps. */
export const ticketNumberQuery = (api: ApiClient, asked: TicketNumberQuery, estimate: number | null) =>
  queryOptions({
    queryKey: ['ticket-number', asked],
    queryFn: () => fetchTicketNumber(api, asked),
    placeholderData: estimate,
  })
