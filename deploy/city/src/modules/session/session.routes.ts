import { customerLoginWire, oidcLoginWire } from '@parvis/shared-kernel/wire'
import { Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityEnv } from '../../http/context.ts'
import { bodyOf, queryOf } from '../../http/input.ts'
import { IDENTITY_PATHS } from '../../identity/identity-provider.ts'
import type { City } from '../config/city.ts'
import { DEVICE_SECONDS } from './known-device.ts'
import { loginWithIdentity, loginWithPassword } from './login.service.ts'
import { keepProviderKeys } from './provider-keys.ts'
import { closeSession, renewSession } from './session.service.ts'

const word = v.pipe(v.string(), v.minLength(1), v.maxLength(2_048))

const legacyLoginQuery = v.object({
  code_authz: word,
  nonce: word,
  hash: v.optional(v.pipe(v.string(), v.maxLength(200))),
  redirect_uri: word,
})

/** Grants no access: only selects where failures count. Hidden from scripts and other sites. */
const DEVICE_COOKIE = 'parvis-device'

const deviceCookie = ({ portals }: City) =>
  ({
    path: '/api/auth/customer',
    httpOnly: true,
    sameSite: 'Strict',
    secure: portals.every(origin => origin.startsWith('https:')),
    maxAge: DEVICE_SECONDS,
  }) as const

export const sessionRoutes = (deps: Deps): Hono<CityEnv> => {
  const keys = keepProviderKeys(deps.urls.identityProvider + IDENTITY_PATHS.jwks, deps.clock)
  return new Hono<CityEnv>()
    .post('/api/auth2/oidc/login', async c => {
      const { hash = null, ...login } = await bodyOf(c, oidcLoginWire)
      const attempt = { ...login, hash, network: clientNetwork(c) }
      return c.json(await loginWithIdentity(deps, keys, c.var.city, attempt))
    })
    .get('/api/auth/fc', async c => {
      const query = queryOf(c, legacyLoginQuery)
      const { code_authz: code, nonce, redirect_uri: redirectUri, hash = null } = query
      const attempt = { code, nonce, redirectUri, hash, network: clientNetwork(c) }
      return c.json(await loginWithIdentity(deps, keys, c.var.city, attempt))
    })
    .post('/api/auth/customer/token', async c => {
      const { login, password } = await bodyOf(c, customerLoginWire)
      const attempt = {
        login,
        password,
        network: clientNetwork(c),
        device: getCookie(c, DEVICE_COOKIE) ?? null,
      }
      const { answer, device } = await loginWithPassword(deps, c.var.city, attempt)
      if (device !== null) setCookie(c, DEVICE_COOKIE, device, deviceCookie(c.var.city))
      return c.json(answer)
    })
    .post('/api/auth/renew', async c => c.json({ token: await renewSession(deps, c.var.session) }))
    .post('/api/auth/logout', async c => {
      await closeSession(deps, c.var.session)
      return c.body(null, 204)
    })
}
