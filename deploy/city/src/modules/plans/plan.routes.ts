import { shouldAskForAddress } from '@parvis/shared-kernel/subscriber'
import { offerToWire, type PlansWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import type { CityEnv } from '../../http/context.ts'
import { queryOf } from '../../http/input.ts'
import { notFound } from '../../http/refusal.ts'
import { findSubscriber } from '../subscriber/subscriber.repo.ts'
import { listOffers } from './offer.repo.ts'
import { listZones } from './zone.repo.ts'

const plansQuery = v.object({ subscriberId: v.optional(v.string()) })

const readPlans = async ({ db }: Deps, cityId: string, subscriberId: string): Promise<PlansWire> => {
  const subscriber = await findSubscriber(db, cityId, subscriberId)
  if (subscriber === null) throw notFound()
  return {
    plans: (await listOffers(db, cityId)).filter(offer => !offer.isDeleted).map(offerToWire),
    zones: await listZones(db, cityId),
    shouldAskForAddress: shouldAskForAddress(subscriber),
  }
}

export const planRoutes = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>().get('/api/plans', async c => {
    const { subscriberId } = queryOf(c, plansQuery)
    if (subscriberId !== undefined && subscriberId !== c.var.session.subscriberId) throw notFound()
    return c.json(await readPlans(deps, c.var.city.cityId, c.var.session.subscriberId))
  })
