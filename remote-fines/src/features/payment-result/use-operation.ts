import { fetchFineOperation } from '@parvis/shared-kernel/api'
import type { FineId, OperationId } from '@parvis/shared-kernel/ids'
import { isPaid, pollDelay } from '@parvis/shared-kernel/payment'
import type { Plate } from '@parvis/shared-kernel/plates'
import { useQuery, useQueryClient, useRemote } from '@parvis/shared-kernel/remote'
import { useEffect } from 'react'
import { FINE_KEY } from '../../fine-access/fine-query.ts'

export interface OperationQuestion {
  readonly fineId: FineId
  readonly plate: Plate
  readonly operationId: OperationId
}

/** Asks until the provider has said something, ever less often (D5); then the fine itself is read anew. */
export function useOperation({ fineId, plate, operationId }: OperationQuestion) {
  const { api } = useRemote()
  const queries = useQueryClient()
  const operation = useQuery({
    queryKey: [FINE_KEY, fineId, plate, 'operation', operationId],
    queryFn: () => fetchFineOperation(api, fineId, plate, operationId),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.status === 'pending' ? pollDelay(Math.max(0, state.dataUpdateCount - 1)) : false,
  })
  const hasPaid = operation.data !== undefined && isPaid(operation.data.status)
  useEffect(() => {
    if (hasPaid) void queries.invalidateQueries({ queryKey: [FINE_KEY, fineId, plate], exact: true })
  }, [hasPaid, queries, fineId, plate])
  return operation
}
