import { type ApiClient, fetchFine, withCaseKey } from '@parvis/shared-kernel/api'
import type { FineId } from '@parvis/shared-kernel/ids'
import type { Plate } from '@parvis/shared-kernel/plates'
import { cityNow, queryOptions } from '@parvis/shared-kernel/remote'
import { recallCaseKey } from '../case-access/case-memory.ts'

/** First element of every key of this remote: leaving wipes them all at once. */
export const FINE_KEY = 'fine'

/** Polls while a payment is pending, so that the citizen need not reload. */
const PENDING_EVERY_MS = 15_000

/** Reads the fine, sending its appeal's secret if this tab holds one: the claims it opens come in full. */
export const fetchFineHere = (api: ApiClient, fineId: FineId, plate: Plate) =>
  fetchFine(withCaseKey(api, recallCaseKey(`appeal ${fineId}`, cityNow())), fineId, plate)

export const fineQuery = (api: ApiClient, fineId: FineId, plate: Plate) =>
  queryOptions({
    queryKey: [FINE_KEY, fineId, plate],
    queryFn: () => fetchFineHere(api, fineId, plate),
    refetchInterval: ({ state }) => (state.data?.isPaymentPending ? PENDING_EVERY_MS : false),
  })
