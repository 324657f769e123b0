import { randomUUID } from 'node:crypto'
import type { Locale } from '@parvis/shared-kernel/formats'
import type { TokenWire } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import type { Bucket } from '../../http/limits.ts'
import { badRequest, mustExist, Refusal, unauthenticated } from '../../http/refusal.ts'
import { SIGN_IN_RETURN_PATHS } from '../../identity/identity-provider.ts'
import { withMails } from '../../mail/post.ts'
import { sha256Hex } from '../../secrets.ts'
import { findCustomer } from '../account/account.repo.ts'
import { notifyOldAddress } from '../account/email-change.service.ts'
import { loginName } from '../account/login-name.ts'
import { writeAlreadyRegistered } from '../account/post.ts'
import { findRegistration } from '../account/registration.repo.ts'
import { proveEmailByLink, requireSignInLink } from '../account/sign-in-link.service.ts'
import type { City } from '../config/city.ts'
import { findSubscriber } from '../subscriber/subscriber.repo.ts'
import { type IdentityClaims, type IdentityLogin, readIdentity } from './identity-login.ts'
import { bucketOfDevice, rememberDevice } from './known-device.ts'
import { findAccount, subscriberOfIdentity } from './login.repo.ts'
import { requireLoginType } from './login-type.ts'
import { hashPassword, isPassword } from './password.ts'
import type { ProviderKeys } from './provider-keys.ts'
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

export interface ProviderLogin extends IdentityLogin {
  /** Token of a sign-in link; null or blank without one. */
  hash: string | null
  network: string
  /** The portal's language, in which a first visit opens the account. */
  language: Locale
}

/**
 * Finds or creates the subscriber, uses the link and opens the session, atomically. Tells the old address when a proven
 * one replaced it, and the owner of a password account that their rights are not in the one just created beside it.
 */
const enterByIdentity = (
  deps: Deps,
  city: City,
  identity: IdentityClaims,
  { hash, language }: Pick<ProviderLogin, 'hash' | 'language'>,
) =>
  withMails(deps, city.cityId, async (transaction, write) => {
    const now = deps.clock.now()
    const opening = { language, now }
    const { subscriberId, isNew } = await subscriberOfIdentity(transaction, city.cityId, identity, opening)
    const known =
      isNew && identity.email && (await findCustomer(transaction, city.cityId, loginName(identity.email)))
    if (known) await writeAlreadyRegistered(deps, city, known, write)
    if (hash !== null) {
      const { from, lang } = await proveEmailByLink(transaction, { deps, city, token: hash, subscriberId })
      if (from !== null) await notifyOldAddress(deps, city, { from, lang }, write)
    }
    const opened = await openSession({ ...deps, db: transaction }, city.cityId, subscriberId)
    return { subscriberId, token: mustExist(opened, unauthenticated) }
  })

/**
 * Signs in a user returning from the identity provider. An account without e-mail address may enter, and the response
 * says so.
 */
export const loginWithIdentity = async (
  deps: Deps,
  keys: ProviderKeys,
  city: City,
  login: ProviderLogin,
): Promise<TokenWire> => {
  requireLoginType(city, 'FC')
  if (!isOfCity(city, login.redirectUri))
    throw badRequest([{ path: 'redirectUri', message: 'Unknown redirect URI' }])
  const hash = login.hash || null
  if (hash !== null) await requireSignInLink(deps, city, hash, login.network)
  const isFresh = await useNonce(deps.db, city.cityId, sha256Hex(login.nonce), deps.clock.now())
  if (!isFresh) throw unauthenticated()
  const identity = await readIdentity(deps, keys, city.cityId, login)
  const { subscriberId, token } = await enterByIdentity(deps, city, identity, {
    hash,
    language: login.language,
  })
  const person = await findSubscriber(deps.db, city.cityId, subscriberId)
  return {
    token,
    identityToken: identity.identityToken,
    ...(person?.email ? {} : { emailMissing: true }),
  }
}

export interface CustomerLogin {
  login: string
  password: string
  network: string
  /** Device token from an earlier sign-in, or null. */
  device: string | null
}

export interface CustomerEntry {
  readonly answer: TokenWire
  /** New device token; null when the browser keeps its own. */
  readonly device: string | null
}

/** Account of a login, or its registration with an unproven address, or nothing. */
const findLogin = async ({ db, clock }: Deps, cityId: string, name: string) => {
  const account = await findAccount(db, cityId, name)
  const registration = await findRegistration(db, cityId, name, clock.now())
  return {
    subscriberId: account?.subscriber_id ?? null,
    passwordHash: account?.password_hash ?? registration?.password_hash,
  }
}

interface Proven {
  cityId: string
  name: string
  subscriberId: string
  passwordHash: string
  isKnownDevice: boolean
}

const wrongLogin = () => new Refusal(401, 'WrongLogin')

/** Opens the session unless the password was changed while it was checked, which ended what it had opened. */
const enterByPassword = (
  deps: Deps,
  { cityId, name, subscriberId, passwordHash, isKnownDevice }: Proven,
): Promise<CustomerEntry> =>
  deps.db.transaction().execute(async db => {
    const inside = { ...deps, db }
    const opened = await openSession(inside, cityId, subscriberId, async latest => {
      const account = await findAccount(db, cityId, name)
      return account?.password_hash === passwordHash ? latest : null
    })
    const token = mustExist(opened, wrongLogin)
    return {
      answer: { token },
      device: isKnownDevice ? null : await rememberDevice(inside, cityId, subscriberId),
    }
  })

/** Signs in by e-mail and password. Only who knows the password learns that the address is unconfirmed. */
export const loginWithPassword = async (
  deps: Deps,
  city: City,
  { login, password, network, device }: CustomerLogin,
): Promise<CustomerEntry> => {
  requireLoginType(city, 'CUSTOMER')
  const { cityId } = city
  const name = login.trim().toLowerCase()
  const { subscriberId, passwordHash } = await findLogin(deps, cityId, name)
  const ofDevice = await bucketOfDevice(deps, { cityId, subscriberId, device })
  const ofAccount: Bucket = { limit: 'loginFailureOfAccount', key: `${cityId}|${name}` }
  const ofNetwork: Bucket = { limit: 'loginFailureOfNetwork', key: network }
  // Count before checking the password, and give back on success, so that parallel guesses count too.
  await deps.limits.spend(ofDevice ? [ofDevice] : [ofNetwork, ofAccount])
  const isRight = await isPassword(passwordHash ?? (await decoyHash()), password)
  if (passwordHash === undefined || !isRight) throw wrongLogin()
  if (ofDevice) await deps.limits.clear(ofDevice)
  else {
    await deps.limits.clear(ofAccount)
    await deps.limits.add(ofNetwork, -1)
  }
  if (subscriberId === null) throw new Refusal(403, 'EmailNotVerified')
  return enterByPassword(deps, { cityId, name, subscriberId, passwordHash, isKnownDevice: ofDevice !== null })
}
