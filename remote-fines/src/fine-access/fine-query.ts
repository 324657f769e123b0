import { type ApiClient, fetchFine } from '@parvis/shared-kernel/api'
import type { FineId } from '@parvis/shared-kernel/ids'
import type { Plate } from '@parvis/shared-kernel/plates'
import { queryOptions } from '@parvis/shared-kernel/remote'

/** First element of every key of this remote: leaving wipes them all at once. */
export const FINE_KEY = 'fine'

export const fineQuery = (api: ApiClient, fineId: FineId, plate: Plate) =>
  queryOptions({
    queryKey: [FINE_KEY, fineId, plate],
    queryFn: () => fetchFine(api, fineId, plate),
  })
