import { type ApiClient, fetchTicketNumber, type TicketNumberQuery } from '@parvis/shared-kernel/api'
import { queryOptions } from '@parvis/shared-kernel/remote'

/** Number of tickets left per the city; `estimate` is shown until it answers, to avoid layout shifts. */
export const ticketNumberQuery = (api: ApiClient, asked: TicketNumberQuery, estimate: number | null) =>
  queryOptions({
    queryKey: ['ticket-number', asked],
    queryFn: () => fetchTicketNumber(api, asked),
    placeholderData: estimate,
  })
