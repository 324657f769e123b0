import { fetchTimeline, type TimelinePage } from '@parvis/shared-kernel/api'
import { useMutation, useQuery, useQueryClient, useRemote } from '@parvis/shared-kernel/remote'
import { FILTERS, type Filter } from './history.model.ts'

/** Must equal the page size in the manifest's preload. */
export const EVENTS_PER_PAGE = 30

/**
 * The history, paginated. Loading more appends; pages are never refetched while reading, which would scroll back to the
 * newest. Only what failed comes by itself once the network is back.
 */
export function useHistory(filter: Filter) {
  const { api } = useRemote()
  const queries = useQueryClient()
  const about = FILTERS[filter]
  const queryKey = ['timeline', filter]
  const history = useQuery({
    queryKey,
    queryFn: () => fetchTimeline(api, { about, before: null, limit: EVENTS_PER_PAGE }),
    staleTime: 30_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: ({ state }) => state.data === undefined,
  })
  const more = useMutation({
    mutationFn: (before: string) => fetchTimeline(api, { about, before, limit: EVENTS_PER_PAGE }),
    onSuccess: page =>
      queries.setQueryData<TimelinePage>(queryKey, known => ({
        ...page,
        events: [...(known?.events ?? []), ...page.events],
      })),
  })
  return { history, more }
}
