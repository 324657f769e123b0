import { type Part, partOf, stopwatch } from '@parvis/shared-kernel/page'
import { isPaid, type PaymentOperation } from '@parvis/shared-kernel/payment'
import { useNavigate, useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { useEffect, useState } from 'react'
import type { NamedRight } from '../../rights-data/use-right.ts'
import { isWaitOver } from './payment-result.model.ts'
import { watchedOperationQuery } from './payment-result.queries.ts'

interface WatchedOperation {
  readonly part: Part<PaymentOperation>
  readonly isChecking: boolean
}

/** Follows one payment until it is settled; then the rights are read anew, since the payment changed one. */
export function useOperation(named: NamedRight, operationId: string | null): WatchedOperation {
  const { api, announce } = useRemote()
  const navigate = useNavigate()
  const [elapsed] = useState(stopwatch)
  const query = useQuery(watchedOperationQuery(api, named, operationId, elapsed))
  const { data, dataUpdatedAt } = query
  const status = data?.status
  // Also when already settled on return: other tabs still show the right as unpaid.
  const isSettled = status !== undefined && status !== 'pending'
  useEffect(() => {
    if (isSettled) announce({ kind: 'rights-changed' })
    if (isSettled && isPaid(status)) announce({ kind: 'done', what: 'paid', of: 'right' })
  }, [isSettled, status, announce])
  useEffect(() => {
    // Evaluated at each answer; the first one starts the watch.
    if (dataUpdatedAt > 0 && isWaitOver(data, elapsed()))
      navigate(named.path, { replace: true, state: 'payment-pending' })
  }, [data, dataUpdatedAt, elapsed, navigate, named.path])
  return { part: partOf(query), isChecking: query.isFetching }
}
