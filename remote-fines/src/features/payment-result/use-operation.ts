import { fetchFineOperation } from '@parvis/shared-kernel/api'
import type { FineId, OperationId } from '@parvis/shared-kernel/ids'
import { stopwatch } from '@parvis/shared-kernel/page'
import { pollDelayAfter } from '@parvis/shared-kernel/payment'
import type { Plate } from '@parvis/shared-kernel/plates'
import { useQuery, useQueryClient, useRemote } from '@parvis/shared-kernel/remote'
import { useEffect, useState } from 'react'
import { FINE_KEY } from '../../fine-access/fine-query.ts'
import { payerKey } from '../../fine-access/payer-key.ts'
import { plateStore } from '../../fine-access/plate-store.ts'

export interface OperationQuestion {
  readonly fineId: FineId
  readonly plate: Plate
  /** Null: the latest of the fine. */
  readonly operationId: OperationId | null
}

/** Asks until the provider has said something, ever less often (D5); then the fine itself is read anew. */
export function useOperation({ fineId, plate, operationId }: OperationQuestion) {
  const { api } = useRemote()
  const queries = useQueryClient()
  const [elapsed] = useState(stopwatch)
  const operation = useQuery({
    queryKey: [FINE_KEY, fineId, plate, 'operation', operationId],
    queryFn: () => fetchFineOperation(api, fineId, plate, operationId, payerKey(plateStore())),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.status === 'pending' ? pollDelayAfter(elapsed()) : false),
  })
  const isSettled = operation.data !== undefined && operation.data.status !== 'pending'
  useEffect(() => {
    // What was read before does not know how it ended.
    if (isSettled) void queries.invalidateQueries({ queryKey: [FINE_KEY, fineId, plate], exact: true })
  }, [isSettled, queries, fineId, plate])
  return operation
}
