import { plate } from '@parvis/shared-kernel/plates'
import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityContext } from '../../http/context.ts'
import { pathValue, queryOf } from '../../http/input.ts'
import { bearerOfRequest, optionalSession } from '../../http/optional-session.ts'
import type { LoginType } from '../config/city.ts'
import { requireLoginType } from '../session/login-type.ts'
import { askRecovery, changePassword, checkRecovery } from './recovery.service.ts'
import { register, sendProofAgain } from './registration.service.ts'
import { checkSignInLink, sendSignInLink } from './sign-in-link.service.ts'
import { verifyByToken } from './verification.service.ts'

const address = v.pipe(v.string(), v.maxLength(200))
const secret = v.pipe(v.string(), v.minLength(1), v.maxLength(200))
const emailQuery = v.object({ email: address })
const verifyQuery = v.union([v.object({ token: secret }), emailQuery])
const recoverQuery = v.object({ recoverId: secret })
const plateQuery = v.object({ plate: v.pipe(v.string(), v.maxLength(40)) })

const callerOf = (c: CityContext) => ({ network: clientNetwork(c), language: c.var.language })

/**
 * Reports whether a plate is well formed. Its owner does not matter: two people may drive one car, and a response that
 * depended on it would tell strangers who is registered with the city.
 */
const checkPlate = (deps: Deps, type: LoginType) => async (c: CityContext) => {
  requireLoginType(c.var.city, type)
  const { plate: typed } = queryOf(c, plateQuery)
  await deps.limits.spend([{ limit: 'plateCheckOfNetwork', key: clientNetwork(c) }])
  return { valid: plate(typed) !== null }
}

export const accountRoutes = (deps: Deps): Routes => ({
  'POST /api/auth/customer/registration': (c, body) => register(deps, c.var.city, body, callerOf(c)),
  'GET /api/auth/customer/registration/check-plate': checkPlate(deps, 'CUSTOMER'),
  'GET /api/auth/fc/check-plate': checkPlate(deps, 'FC'),
  'GET /api/auth/customer/verify': async c => {
    const query = queryOf(c, verifyQuery)
    if ('token' in query) return c.json(await verifyByToken(deps, c.var.city, query.token, clientNetwork(c)))
    await sendProofAgain(deps, c.var.city, query.email, callerOf(c))
    return { valid: true }
  },
  'GET /api/auth/customer/recover': c =>
    askRecovery(deps, c.var.city, queryOf(c, emailQuery).email, clientNetwork(c)),
  'GET /api/auth/customer/checkRecover': c =>
    checkRecovery(deps, c.var.city, queryOf(c, recoverQuery).recoverId, clientNetwork(c)),
  'POST /api/auth/customer/modifyPassword': (c, body) =>
    changePassword(deps, c.var.city, body, clientNetwork(c)),
  'PUT /api/auth/email/registration': async c => {
    const { email } = queryOf(c, emailQuery)
    const session = await optionalSession(deps, c.var.city.cityId, bearerOfRequest(c))
    const subscriberId = session?.subscriberId ?? null
    await sendSignInLink(deps, c.var.city, email, { ...callerOf(c), subscriberId })
  },
  'GET /api/auth/verify-hash/:hash': c =>
    checkSignInLink(deps, c.var.city, pathValue(c, 'hash'), clientNetwork(c)),
})
