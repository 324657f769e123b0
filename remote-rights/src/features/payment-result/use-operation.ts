import { type Part, partOf } from '@parvis/shared-kernel/page'
import type { PaymentOperation } from '@parvis/shared-kernel/payment'
import { useNavigate, useQuery, useRemote } from '@parvis/shared-kernel/remote'
import { useEffect, useRef, useState } from 'react'
import type { NamedRight } from '../../rights-data/use-right.ts'
import { isWaitOver } from './payment-result.model.ts'
import { operationQuery } from './payment-result.queries.ts'

interface WatchedOperation {
  readonly part: Part<PaymentOperation>
  readonly isChecking: boolean
}

/** Follows one payment until it is settled; then the rights are read anew, since the payment changed one. */
export function useOperation(named: NamedRight, operationId: string): WatchedOperation {
  const { api, announce } = useRemote()
  const navigate = useNavigate()
  const query = useQuery(operationQuery(api, named, operationId))
  const answers = useAnswerCount(query.dataUpdatedAt)
  const status = query.data?.status
  const wasPending = useRef(false)
  useEffect(() => {
    if (status === 'pending') wasPending.current = true
    else if (status !== undefined && wasPending.current) {
      wasPending.current = false
      announce({ kind: 'rights-changed' })
    }
  }, [status, announce])
  const isOver = isWaitOver(query.data, answers)
  useEffect(() => {
    if (isOver) navigate(named.path, { replace: true, state: 'payment-pending' })
  }, [isOver, navigate, named.path])
  return { part: partOf(query), isChecking: query.isFetching }
}

/** How often an answer has come, the first included. */
function useAnswerCount(updatedAt: number): number {
  const [count, setCount] = useState(0)
  const last = useRef(0)
  useEffect(() => {
    if (updatedAt === last.current) return
    last.current = updatedAt
    setCount(value => value + 1)
  }, [updatedAt])
  return count
}
