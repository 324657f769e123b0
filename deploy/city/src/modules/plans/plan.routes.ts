import { shouldAskForAddress } from '@parvis/shared-kernel/subscriber'
import { offerToWire, type PlansWire } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import { mustExist, notFound } from '../../http/refusal.ts'
import type { Session } from '../session/session.service.ts'
import { findSubscriber } from '../subscriber/subscriber.repo.ts'

const readPlans = async (
  { db, catalogues }: Deps,
  { cityId, subscriberId, catalogueVersion }: Session,
): Promise<PlansWire> => {
  const subscriber = mustExist(await findSubscriber(db, cityId, subscriberId))
  const { offers, zones } = await catalogues.read({ cityId }, catalogueVersion)
  return {
    plans: offers.filter(offer => !offer.isDeleted).map(offerToWire),
    zones: [...zones],
    shouldAskForAddress: shouldAskForAddress(subscriber),
  }
}

export const planRoutes = (deps: Deps): Routes => ({
  'GET /api/plans': (c, { subscriberId }) => {
    if (subscriberId !== undefined && subscriberId !== c.var.session.subscriberId) throw notFound()
    return readPlans(deps, c.var.session)
  },
})
