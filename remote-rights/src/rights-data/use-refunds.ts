import type { HeldRefund } from '@parvis/shared-kernel/fines'
import { refundsQuery } from '@parvis/shared-kernel/page'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'

const NOTHING: readonly HeldRefund[] = []

/** The subscriber's refunds; part of the subscriptions' response. */
export function useRefunds(): readonly HeldRefund[] {
  const { api } = useRemote()
  return useQuery(refundsQuery(api)).data ?? NOTHING
}
