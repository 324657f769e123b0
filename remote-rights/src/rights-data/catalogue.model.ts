import type { ZoneId } from '@parvis/shared-kernel/ids'
import type { Offer, Zone } from '@parvis/shared-kernel/offers'
import type { Subscription } from '@parvis/shared-kernel/orders'
import type { Definition } from '@parvis/shared-kernel/tickets'

/** The city's general data about rights; empty where not loaded. */
export interface Catalogue {
  readonly plans: readonly (Offer | Definition)[]
  readonly zones: readonly Zone[]
  readonly subscriptions: readonly Subscription[]
  /** False while offers or definitions are missing: what they lack may still exist. */
  readonly isComplete: boolean
  /** The city lets people share rights (its `features.sharing`). */
  readonly isSharingOpen: boolean
}

/** Names of a right's zones; an unknown zone keeps its id. */
export const zoneNames = (
  ids: readonly ZoneId[],
  zones: readonly Zone[],
  unknownName: (id: ZoneId) => string,
): readonly string[] => ids.map(id => zones.find(zone => zone.id === id)?.name ?? unknownName(id))
