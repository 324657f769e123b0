import { randomUUID } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { badRequest, Refusal, unauthenticated } from '../../http/refusal.ts'
import { SIGN_IN_RETURN_PATHS } from '../../identity/identity-provider.ts'
import { sha256Hex } from '../../secrets.ts'
import type { City } from '../config/city.ts'
import { type IdentityClaims, type IdentityLogin, readIdentity } from './identity-login.ts'
import { findAccount, findIdentity, insertIdentitySubscriber } from './login.repo.ts'
import { hashPassword, isPassword } from './password.ts'
import { useNonce } from './session.repo.ts'
import { openSession } from './session.service.ts'

let decoy: Promise<string> | undefined
/** A hash to compare with when there is no account, so that both cases take the same time. */
const decoyHash = (): Promise<string> => {
  decoy ??= hashPassword(randomUUID())
  return decoy
}

const isOfCity = (city: City, redirectUri: string): boolean =>
  city.portals.some(origin => SIGN_IN_RETURN_PATHS.some(path => origin + path === redirectUri))

const subscriberOf = async (deps: Deps, city: City, identity: IdentityClaims): Promise<string> => {
  const known = await findIdentity(deps.db, city.cityId, identity.issuer, identity.subject)
  return known ?? insertIdentitySubscriber(deps.db, city.cityId, identity, deps.clock.now())
}

export const loginWithIdentity = async (deps: Deps, city: City, login: IdentityLogin) => {
  if (!city.loginTypes.includes('FC')) throw new Refusal(403, 'Forbidden')
  if (!isOfCity(city, login.redirectUri))
    throw badRequest([{ path: 'redirectUri', message: 'Unknown redirect URI' }])
  const isFresh = await useNonce(deps.db, city.cityId, sha256Hex(login.nonce), deps.clock.now())
  if (!isFresh) throw unauthenticated()
  const identity = await readIdentity(deps, city.cityId, login)
  const subscriberId = await subscriberOf(deps, city, identity)
  return { token: await openSession(deps, city.cityId, subscriberId), identityToken: identity.identityToken }
}

export interface CustomerLogin {
  login: string
  password: string
  network: string
}

export const loginWithPassword = async (
  deps: Deps,
  city: City,
  { login, password, network }: CustomerLogin,
) => {
  if (!city.loginTypes.includes('CUSTOMER')) throw new Refusal(403, 'Forbidden')
  const name = login.trim().toLowerCase()
  const account = { limit: 'loginFailureOfAccount', key: `${city.cityId}|${name}` } as const
  const buckets = [account, { limit: 'loginFailureOfNetwork', key: network } as const]
  await deps.limits.check(buckets)
  const found = await findAccount(deps.db, city.cityId, name)
  const isRight = await isPassword(found?.password_hash ?? (await decoyHash()), password)
  if (found === undefined || !isRight) {
    await deps.limits.take(buckets)
    throw new Refusal(401, 'WrongLogin')
  }
  await deps.limits.clear(account)
  return { token: await openSession(deps, city.cityId, found.subscriber_id) }
}
