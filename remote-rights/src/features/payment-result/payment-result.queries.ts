import { type ApiClient, fetchOperation } from '@parvis/shared-kernel/api'
import { queryOptions } from '@parvis/shared-kernel/remote'
import type { NamedRight } from '../../rights-data/use-right.ts'
import { nextPoll } from './payment-result.model.ts'

/** One attempt to pay; asked again, ever less often, while nobody knows how it went. */
export const operationQuery = (api: ApiClient, { kind, id }: NamedRight, operationId: string) =>
  queryOptions({
    queryKey: ['operation', kind, id, operationId],
    queryFn: () => fetchOperation(api, kind, id, operationId),
    refetchInterval: ({ state }) => nextPoll(state.data, state.dataUpdateCount),
    staleTime: 0,
  })
