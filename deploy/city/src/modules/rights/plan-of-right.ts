import type { RightPlan } from '@parvis/shared-kernel/orders'
import type { Database } from '../../db/database.ts'
import { listDefinitions } from '../definitions/definition.repo.ts'
import { listOffers } from '../plans/offer.repo.ts'
import type { RightRow } from './right.repo.ts'

/** The offer or the definition that governs a right; null when the city gave it up altogether. */
export const planOf = async (db: Database, right: RightRow): Promise<RightPlan | null> => {
  if (right.kind === 'ticket') {
    const definitions = await listDefinitions(db, right.city_id)
    return definitions.find(definition => definition.id === right.definition_id) ?? null
  }
  const offers = await listOffers(db, right.city_id)
  return offers.find(offer => offer.id === right.offer_id) ?? null
}

/** How many plates a right may carry. */
export const maxPlatesOf = (plan: RightPlan | null): number =>
  plan !== null && 'maxPlates' in plan && typeof plan.maxPlates === 'number' ? plan.maxPlates : 1
