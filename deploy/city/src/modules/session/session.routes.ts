import { getCookie, setCookie } from 'hono/cookie'
import type { Deps } from '../../deps.ts'
import type { Routes } from '../../http/calls.ts'
import { callerOf, clientNetwork } from '../../http/client-address.ts'
import { IDENTITY_PATHS } from '../../identity/identity-provider.ts'
import type { City } from '../config/city.ts'
import { DEVICE_SECONDS } from './known-device.ts'
import { loginWithIdentity, loginWithPassword } from './login.service.ts'
import { keepProviderKeys } from './provider-keys.ts'
import { closeSession, renewSession } from './session.service.ts'

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

export const sessionRoutes = (deps: Deps): Routes => {
  const keys = keepProviderKeys(deps.urls.identityProvider + IDENTITY_PATHS.jwks, deps.clock)
  return {
    'POST /api/auth2/oidc/login': (c, { hash = null, ...login }) =>
      loginWithIdentity(deps, keys, c.var.city, { ...login, hash, ...callerOf(c) }),
    'GET /api/auth/fc': (c, { code_authz: code, nonce, redirect_uri: redirectUri, hash = null }) => {
      const attempt = { code, nonce, redirectUri, hash, ...callerOf(c) }
      return loginWithIdentity(deps, keys, c.var.city, attempt)
    },
    'POST /api/auth/customer/token': async (c, { login, password }) => {
      const attempt = {
        login,
        password,
        network: clientNetwork(c),
        device: getCookie(c, DEVICE_COOKIE) ?? null,
      }
      const { answer, device } = await loginWithPassword(deps, c.var.city, attempt)
      if (device !== null) setCookie(c, DEVICE_COOKIE, device, deviceCookie(c.var.city))
      return answer
    },
    'POST /api/auth/renew': async c => ({ token: await renewSession(deps, c.var.session) }),
    'POST /api/auth/logout': c => closeSession(deps, c.var.session),
  }
}
