import { overlap, type Right } from '@parvis/shared-kernel/orders'
import { dropBlankPlates } from '@parvis/shared-kernel/plates'
import {
  autoSelectedZone,
  draftedCarrier,
  draftedOrder,
  type TicketDraft,
  type TicketStepContext,
} from '@parvis/shared-kernel/tickets'

/** The right that the drafted ticket would overlap; null while its period is not known (first document §5). */
export function overlapped(draft: TicketDraft, context: TicketStepContext): Right | null {
  const { definition, subscriber, rights, now } = context
  const order = draftedOrder(draft, context)
  if (order === null || !order.allowed) return null
  const carrier = draftedCarrier(draft, context)
  const zone = definition.isZoneAutoSelected
    ? autoSelectedZone(definition, subscriber, carrier ? [carrier, ...rights] : rights, now)
    : draft.zoneId
  const requested = {
    planId: definition.id,
    plates: dropBlankPlates(draft.plates),
    zoneIds: zone === null ? [] : [zone],
    period: { start: order.start, end: order.series.end },
  }
  return overlap(rights, requested, definition.hasZoneChoice)
}
