import type { Ticket } from '@parvis/shared-kernel/orders'
import type { Part } from '@parvis/shared-kernel/page'
import type { Definition } from '@parvis/shared-kernel/tickets'
import type { RightsData } from '../rights-data/use-rights-data.ts'

/** Tickets are listed only where the city has tickets at all (first document §2); until that is known, if there are any. */
export function isTicketListShown(
  tickets: Part<readonly Ticket[]>,
  definitions: Part<readonly Definition[]>,
): boolean {
  if (definitions.state === 'ready') return definitions.data.length > 0
  return tickets.state !== 'ready' || tickets.data.length > 0
}

/** Replaces two empty lists on a first visit. */
export const isNewcomer = ({ subscriptions, tickets }: RightsData): boolean =>
  [subscriptions, tickets].every(part => part.state === 'ready' && part.data.length === 0)

/** Both lists failed: one message for the page is clearer than two. */
export const isEverythingLost = ({ subscriptions, tickets }: RightsData): boolean =>
  subscriptions.state === 'failed' && tickets.state === 'failed'
