import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityContext } from '../../http/context.ts'
import { dropEmailChange } from '../account/email-change.repo.ts'
import { askEmailChangeAgain } from '../account/email-change.service.ts'
import { patchProfile, readProfile, writeProfile } from './subscriber.service.ts'

const fromOf = (c: CityContext) => ({ session: c.var.session, network: clientNetwork(c) })

export const subscriberRoutes = (deps: Deps): Routes => ({
  'GET /api/subscriber': c => readProfile(deps, c.var.city, c.var.session),
  'PUT /api/subscriber': (c, body) => writeProfile(deps, c.var.city, fromOf(c), body),
  'PATCH /api/subscriber': (c, body) => patchProfile(deps, c.var.city, fromOf(c), body),
  'POST /api/subscriber/email-change': c =>
    askEmailChangeAgain(deps, c.var.city, c.var.session.subscriberId, clientNetwork(c)),
  'DELETE /api/subscriber/email-change': c =>
    dropEmailChange(deps.db, c.var.city.cityId, c.var.session.subscriberId),
})
