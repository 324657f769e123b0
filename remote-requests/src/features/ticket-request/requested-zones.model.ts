import type { ZoneId } from '@parvis/shared-kernel/ids'
import {
  draftedSubscription,
  draftedZone,
  type TicketDraft,
  type TicketStepContext,
  zoneWithSubscription,
} from '@parvis/shared-kernel/tickets'

/**
 * The zone that applies when none is chosen: the subscription's first, as at the city. Null before one of several
 * is chosen.
 */
export function ownZoneId(draft: TicketDraft, context: TicketStepContext): ZoneId | null {
  const subscription = draftedSubscription(draft, context)
  if (subscription === null && context.entitlingSubscriptions.length > 1) return null
  return zoneWithSubscription(subscription, context)
}

/**
 * Zones that the request asks for: the one that follows from its subscription, the chosen one, or all without a
 * choice.
 */
export function requestedZoneIds(draft: TicketDraft, context: TicketStepContext): readonly ZoneId[] {
  const { definition } = context
  if (!definition.isZoneAutoSelected && !definition.hasZoneChoice) return context.zoneIds
  const id = definition.isZoneAutoSelected ? ownZoneId(draft, context) : draftedZone(draft, context)
  return id === null ? [] : [id]
}
