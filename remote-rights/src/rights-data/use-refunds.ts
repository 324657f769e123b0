import type { HeldRefund } from '@parvis/shared-kernel/fines'
import { refundsQuery } from '@parvis/shared-kernel/page'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'

const NOTHING: readonly HeldRefund[] = []

/** What is being paid back to the subscriber; they come with the subscriptions, by the same call. */
export function useRefunds(): readonly HeldRefund[] {
  const { api } = useRemote()
  return useQuery(refundsQuery(api)).data ?? NOTHING
}
