import type { Offer } from '@parvis/shared-kernel/offers'
import type { RightPlan } from '@parvis/shared-kernel/orders'
import type { Definition } from '@parvis/shared-kernel/tickets'
import type { Database } from '../../db/database.ts'
import { listDefinitions } from '../definitions/definition.repo.ts'
import { listOffers } from '../plans/offer.repo.ts'
import type { RightRow } from './right.repo.ts'

/** The offer of a subscription; null for a ticket, or if the city removed the offer. */
export const offerOf = async (db: Database, right: RightRow): Promise<Offer | null> => {
  if (right.kind === 'ticket') return null
  const offers = await listOffers(db, right.city_id)
  return offers.find(offer => offer.id === right.offer_id) ?? null
}

/** The offer or definition of a right; null when removed. */
export const planOf = async (db: Database, right: RightRow): Promise<Offer | Definition | null> => {
  if (right.kind === 'subscription') return offerOf(db, right)
  const definitions = await listDefinitions(db, right.city_id)
  return definitions.find(definition => definition.id === right.definition_id) ?? null
}

export const maxPlatesOf = (plan: RightPlan | null): number =>
  plan !== null && 'maxPlates' in plan && typeof plan.maxPlates === 'number' ? plan.maxPlates : 1
