import { plate } from '@parvis/shared-kernel/plates'
import { customerRegistrationWire, passwordChangeWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityContext, CityEnv } from '../../http/context.ts'
import { bodyOf, pathValue, queryOf } from '../../http/input.ts'
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
  return c.json({ valid: plate(typed) !== null })
}

export const accountRoutes = (deps: Deps): Hono<CityEnv> =>
  new Hono<CityEnv>()
    .post('/api/auth/customer/registration', async c => {
      await register(deps, c.var.city, await bodyOf(c, customerRegistrationWire), callerOf(c))
      return c.body(null, 202)
    })
    .get('/api/auth/customer/registration/check-plate', checkPlate(deps, 'CUSTOMER'))
    .get('/api/auth/fc/check-plate', checkPlate(deps, 'FC'))
    .get('/api/auth/customer/verify', async c => {
      const query = queryOf(c, verifyQuery)
      if ('token' in query)
        return c.json(await verifyByToken(deps, c.var.city, query.token, clientNetwork(c)))
      await sendProofAgain(deps, c.var.city, query.email, callerOf(c))
      return c.json({ valid: true }, 202)
    })
    .get('/api/auth/customer/recover', async c => {
      await askRecovery(deps, c.var.city, queryOf(c, emailQuery).email, clientNetwork(c))
      return c.body(null, 202)
    })
    .get('/api/auth/customer/checkRecover', async c =>
      c.json(await checkRecovery(deps, c.var.city, queryOf(c, recoverQuery).recoverId, clientNetwork(c))),
    )
    .post('/api/auth/customer/modifyPassword', async c => {
      await changePassword(deps, c.var.city, await bodyOf(c, passwordChangeWire), clientNetwork(c))
      return c.body(null, 204)
    })
    .put('/api/auth/email/registration', async c => {
      const { email } = queryOf(c, emailQuery)
      const session = await optionalSession(deps, c.var.city.cityId, bearerOfRequest(c))
      const subscriberId = session?.subscriberId ?? null
      await sendSignInLink(deps, c.var.city, email, { ...callerOf(c), subscriberId })
      return c.body(null, 202)
    })
    .get('/api/auth/verify-hash/:hash', async c =>
      c.json(await checkSignInLink(deps, c.var.city, pathValue(c, 'hash'), clientNetwork(c))),
    )
