import type { Offer } from '@parvis/shared-kernel/offers'
import { type OfferWire, offerFromWire, offerWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import type { Database } from '../../db/database.ts'

const listOptions = (db: Database, cityId: string) =>
  db
    .selectFrom('offer_options')
    .innerJoin('offers', 'offers.offer_id', 'offer_options.offer_id')
    .select(['offer_options.offer_id', 'option_id', 'price_cents', 'offer_options.terms'])
    .where('offers.city_id', '=', cityId)
    .orderBy('offer_options.position')
    .execute()

/** Offers of a city in its own order, parsed like any untrusted message. */
export const listOffers = async (db: Database, cityId: string): Promise<Offer[]> => {
  const offers = await db
    .selectFrom('offers')
    .selectAll()
    .where('city_id', '=', cityId)
    .orderBy('position')
    .execute()
  const options = await listOptions(db, cityId)
  return offers.map(row => {
    const wire: OfferWire = v.parse(offerWire, {
      ...row.terms,
      id: row.offer_id,
      nextSubscriptionPlanId: row.next_offer_id,
      options: options
        .filter(option => option.offer_id === row.offer_id)
        .map(option => ({ ...option.terms, id: option.option_id, price: option.price_cents })),
    })
    return offerFromWire(wire)
  })
}
