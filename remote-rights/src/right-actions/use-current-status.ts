import type { Right } from '@parvis/shared-kernel/orders'
import { subscriptionsQuery, ticketsQuery } from '@parvis/shared-kernel/page'
import { useQuery, useRemote } from '@parvis/shared-kernel/remote'

/** The right's current status: it may have been paid or canceled on another device or by its other holder. */
export function useCurrentStatus({ kind, id, status }: Right): Right['status'] {
  const { api } = useRemote()
  const subscriptions = useQuery({ ...subscriptionsQuery(api), enabled: kind === 'subscription' })
  const tickets = useQuery({ ...ticketsQuery(api), enabled: kind === 'ticket' })
  const rights: readonly Right[] = (kind === 'ticket' ? tickets.data : subscriptions.data) ?? []
  return rights.find(right => right.id === id)?.status ?? status
}
