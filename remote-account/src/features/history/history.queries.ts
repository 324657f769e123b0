import { fetchTimeline, type TimelinePage } from '@parvis/shared-kernel/api'
import { useMutation, useQuery, useQueryClient, useRemote } from '@parvis/shared-kernel/remote'
import { FILTERS, type Filter } from './history.model.ts'

/** As many as the manifest asks for from the page. */
export const EVENTS_PER_PAGE = 30

/**
 * The history, page after page. A page more is put behind those that are here; nothing is asked again while one reads,
 * or the reader would be thrown back to the newest.
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
    refetchOnReconnect: false,
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
