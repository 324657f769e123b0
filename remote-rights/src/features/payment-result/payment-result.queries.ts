import type { ApiClient } from '@parvis/shared-kernel/api'
import { queryOptions } from '@parvis/shared-kernel/remote'
import { operationQuery } from '../../rights-data/operation.queries.ts'
import type { NamedRight } from '../../rights-data/use-right.ts'
import { nextPoll } from './payment-result.model.ts'

/** The same query, polled at growing intervals while the outcome is unknown. */
export const watchedOperationQuery = (
  api: ApiClient,
  named: NamedRight,
  operationId: string | null,
  elapsed: () => number,
) =>
  queryOptions({
    ...operationQuery(api, named, operationId),
    refetchInterval: ({ state }) => state.data !== undefined && nextPoll(state.data, elapsed()),
    staleTime: 0,
  })
