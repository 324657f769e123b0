import { plate } from '@parvis/shared-kernel/plates'
import type { Deps } from '../../deps.ts'
import type { QueryOf, Routes } from '../../http/calls.ts'
import { callerOf, clientNetwork } from '../../http/client-address.ts'
import type { CityContext } from '../../http/context.ts'
import { pathValue } from '../../http/input.ts'
import { bearerOfRequest, optionalSession } from '../../http/optional-session.ts'
import type { City } from '../config/city.ts'
import { requireLoginType } from '../session/login-type.ts'
import { changePassword, checkRecovery, requestRecovery } from './recovery.service.ts'
import { register, sendProofAgain } from './registration.service.ts'
import { checkSignInLink, sendSignInLink } from './sign-in-link.service.ts'
import { verifyByToken } from './verification.service.ts'

/**
 * Reports whether a plate is well formed. Its owner does not matter: two people may drive one car, and a response that
 * depended on it would tell strangers who is registered with the city.
 */
const checkPlate =
  (deps: Deps, type: City['loginTypes'][number]) =>
  async (c: CityContext, { plate: typed }: QueryOf<'GET /api/auth/fc/check-plate'>) => {
    requireLoginType(c.var.city, type)
    await deps.limits.spend([{ limit: 'plateCheckOfNetwork', key: clientNetwork(c) }])
    return { valid: plate(typed) !== null }
  }

export const accountRoutes = (deps: Deps): Routes => ({
  'POST /api/auth/customer/registration': (c, body) => register(deps, c.var.city, body, callerOf(c)),
  'GET /api/auth/customer/registration/check-plate': checkPlate(deps, 'CUSTOMER'),
  'GET /api/auth/fc/check-plate': checkPlate(deps, 'FC'),
  'GET /api/auth/customer/verify': async (c, { email = '', token }) => {
    if (token !== undefined) return c.json(await verifyByToken(deps, c.var.city, token, clientNetwork(c)))
    await sendProofAgain(deps, c.var.city, email, callerOf(c))
    return { valid: true }
  },
  'GET /api/auth/customer/recover': (c, query) => requestRecovery(deps, c.var.city, query, clientNetwork(c)),
  'GET /api/auth/customer/checkRecover': (c, { recoverId }) =>
    checkRecovery(deps, c.var.city, recoverId, clientNetwork(c)),
  'POST /api/auth/customer/modifyPassword': (c, body) =>
    changePassword(deps, c.var.city, body, clientNetwork(c)),
  'PUT /api/auth/email/registration': async (c, { email }) => {
    const session = await optionalSession(deps, c.var.city.cityId, bearerOfRequest(c))
    const subscriberId = session?.subscriberId ?? null
    await sendSignInLink(deps, c.var.city, email, { ...callerOf(c), subscriberId })
  },
  'GET /api/auth/verify-hash/:hash': c =>
    checkSignInLink(deps, c.var.city, pathValue(c, 'hash'), clientNetwork(c)),
})
