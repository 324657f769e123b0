import { overlap, type Right } from '@parvis/shared-kernel/orders'
import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import {
  draftedOrder,
  draftedPlates,
  draftedSubscription,
  draftedZone,
  type TicketDraft,
  type TicketStepContext,
  zoneWithSubscription,
} from '@parvis/shared-kernel/tickets'

/** The right that the drafted ticket would overlap; null while its period is unknown (first document §5). */
export function overlapped(draft: TicketDraft, context: TicketStepContext): Right | null {
  const { definition, rights } = context
  const order = draftedOrder(draft, context)
  if (order === null || !order.allowed) return null
  const zone = definition.isZoneAutoSelected
    ? zoneWithSubscription(draftedSubscription(draft, context), context)
    : draftedZone(draft, context)
  const requested = {
    planId: definition.id,
    plates: dropBlankPlates(draftedPlates(draft, context)),
    zoneIds: zone === null ? [] : [zone],
    period: { start: order.start, end: order.series.end },
  }
  // A city may number offers and definitions alike.
  const tickets = rights.filter(({ kind }) => kind === 'ticket')
  return overlap(tickets, requested, definition.hasZoneChoice)
}
