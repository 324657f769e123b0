import { fetchFineOperation } from '@parvis/shared-kernel/api'
import type { FineId, OperationId } from '@parvis/shared-kernel/ids'
import { stopwatch } from '@parvis/shared-kernel/page'
import { pollDelayAfter } from '@parvis/shared-kernel/payment'
import type { Plate } from '@parvis/shared-kernel/plates'
import { useQuery, useQueryClient, useRemote } from '@parvis/shared-kernel/remote'
import { useEffect, useState } from 'react'
import { FINE_KEY } from '../../fine-access/fine-query.ts'
import { payerKey } from '../../fine-access/payer-key.ts'

export interface OperationQuestion {
  readonly fineId: FineId
  readonly plate: Plate
  /** Null: the fine's latest operation. */
  readonly operationId: OperationId | null
}

/** Polls at growing intervals until the provider has answered (D5), then reloads the fine. */
export function useOperation({ fineId, plate, operationId }: OperationQuestion) {
  const { api } = useRemote()
  const queries = useQueryClient()
  const [elapsed] = useState(stopwatch)
  const operation = useQuery({
    queryKey: [FINE_KEY, fineId, plate, 'operation', operationId],
    queryFn: () => fetchFineOperation(api, fineId, plate, operationId, payerKey()),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? pollDelayAfter(elapsed()) : false),
  })
  const isSettled = operation.data !== undefined && operation.data.status !== 'pending'
  useEffect(() => {
    // The cached fine predates the outcome.
    if (isSettled) void queries.invalidateQueries({ queryKey: [FINE_KEY, fineId, plate], exact: true })
  }, [isSettled, queries, fineId, plate])
  return operation
}
