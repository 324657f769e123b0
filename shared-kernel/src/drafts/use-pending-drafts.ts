import { useMutation, useQuery, useQueryClient, useRemote } from '@parvis/shared-kernel/remote'
import { dropDraft } from '../api/index.ts'
import type { Offer } from '../offers/index.ts'
import { draftsQuery } from '../page/index.ts'
import type { Definition } from '../tickets/index.ts'
import { type PendingDraft, pendingDrafts } from './pending-drafts.model.ts'
import { storeOfBrowser } from './store-of-browser.ts'

const NOTHING: readonly never[] = []

/** Drafts of requests. Empty when the city fails or lacks the call: each request finds its own draft all the same. */
export function usePendingDrafts(plans: readonly (Offer | Definition)[]) {
  const { api, subscriber } = useRemote()
  const subscriberId = subscriber?.subscriberId
  const query = draftsQuery(api, subscriberId)
  const client = useQueryClient()
  const found = useQuery(query).data ?? NOTHING
  const putAway = useMutation({
    mutationFn: async ({ procedure }: PendingDraft) => {
      await dropDraft(api, procedure)
      // The browser's copy may be newer than the city's: kept, it would be offered again.
      if (subscriberId) await storeOfBrowser().dropAll({ subscriberId, procedure })
    },
    onSettled: () => client.invalidateQueries({ queryKey: query.queryKey }),
  })
  return { drafts: pendingDrafts(found, plans), putAway }
}
