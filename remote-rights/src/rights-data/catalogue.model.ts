import type { ZoneId } from '@parvis/shared-kernel/ids'
import type { Offer, Zone } from '@parvis/shared-kernel/offers'
import type { Subscription } from '@parvis/shared-kernel/orders'
import type { Definition } from '@parvis/shared-kernel/tickets'

/** What the city says about rights in general; empty as far as it has not said it. */
export interface Catalogue {
  readonly plans: readonly (Offer | Definition)[]
  readonly zones: readonly Zone[]
  readonly subscriptions: readonly Subscription[]
  /** False while offers or definitions are missing: what is not found in them may exist all the same. */
  readonly isComplete: boolean
  /** The city lets people share rights (its `features.sharing`). */
  readonly isSharingOpen: boolean
}

/** Where a right is valid, by name; a zone that the city no longer names keeps its id. */
export const zoneNames = (
  ids: readonly ZoneId[],
  zones: readonly Zone[],
  unknownName: (id: ZoneId) => string,
): readonly string[] => ids.map(id => zones.find(zone => zone.id === id)?.name ?? unknownName(id))
