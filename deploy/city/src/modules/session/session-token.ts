import type { Instant } from '@parvis/shared-kernel/time'
import { jwtVerify, SignJWT } from 'jose'
import { sha256Hex } from '../../secrets.ts'

export interface SessionClaims {
  subscriberId: string
  sessionId: string
  cityId: string
}

const ISSUER = 'parvis-city'
const HMAC = { name: 'HMAC', hash: 'SHA-256' }

interface Verified extends SessionClaims {
  /** Seconds since the epoch, as in the token. */
  expiresAt: number
}

/** Key of one secret and the tokens verified with it. */
interface Keyring {
  key: Promise<CryptoKey>
  verified: Map<string, Verified>
}

/** More people than one process serves in half an hour; evicted tokens are verified again. */
const MOST_REMEMBERED = 10_000
const keyrings = new Map<string, Keyring>()

/** Imports each secret as a key once: the library would do so at each call, which costs more than verifying. */
const keyringOf = (secret: string): Keyring => {
  const known = keyrings.get(secret)
  if (known !== undefined) return known
  const bytes = new TextEncoder().encode(secret)
  const keyring: Keyring = {
    key: crypto.subtle.importKey('raw', bytes, HMAC, false, ['sign', 'verify']),
    verified: new Map(),
  }
  keyrings.set(secret, keyring)
  return keyring
}

const seconds = (instant: Instant) => Math.floor(instant / 1_000)

/** Bearer token: a signed `{ sub, sid, city, iat, exp }`, opaque to the portal except `sub` and `exp`. */
export const signSessionToken = async (
  secret: string,
  claims: SessionClaims,
  now: Instant,
  expiresAt: Instant,
): Promise<string> =>
  new SignJWT({ sid: claims.sessionId, city: claims.cityId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(ISSUER)
    .setSubject(claims.subscriberId)
    .setIssuedAt(seconds(now))
    .setExpirationTime(seconds(expiresAt))
    .sign(await keyringOf(secret).key)

const verify = async ({ key }: Keyring, token: string, now: Instant): Promise<Verified | null> => {
  try {
    const { payload } = await jwtVerify(token, await key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      currentDate: new Date(now),
      requiredClaims: ['sub', 'sid', 'city', 'exp'],
    })
    const { sub, sid, city, exp = 0 } = payload
    if (typeof sub !== 'string' || typeof sid !== 'string' || typeof city !== 'string') return null
    return { subscriberId: sub, sessionId: sid, cityId: city, expiresAt: exp }
  } catch {
    return null
  }
}

const remember = ({ verified }: Keyring, name: string, claims: Verified): void => {
  const [oldest] = verified.keys()
  if (verified.size >= MOST_REMEMBERED && oldest !== undefined) verified.delete(oldest)
  verified.set(name, claims)
}

/**
 * Null for a forged, expired or foreign token, without a reason. A valid signature is cached; expiry is checked at each
 * call, and the database decides whether the session is live.
 */
export const readSessionToken = async (
  secret: string,
  token: string,
  now: Instant,
): Promise<SessionClaims | null> => {
  const keyring = keyringOf(secret)
  const name = sha256Hex(token)
  const known = keyring.verified.get(name)
  const claims = known ?? (await verify(keyring, token, now))
  if (claims === null || claims.expiresAt <= seconds(now)) return null
  if (known === undefined) remember(keyring, name, claims)
  const { subscriberId, sessionId, cityId } = claims
  return { subscriberId, sessionId, cityId }
}
