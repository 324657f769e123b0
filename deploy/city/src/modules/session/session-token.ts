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
  /** In seconds, as the token says it. */
  expiresAt: number
}

/** What one secret signs with, and what it was found to have signed. */
interface Keyring {
  key: Promise<CryptoKey>
  verified: Map<string, Verified>
}

/** More people than one process serves within half an hour; who is forgotten is verified again. */
const MOST_REMEMBERED = 10_000
const keyrings = new Map<string, Keyring>()

/** A secret is made a key once: left to the library, that would be done at each call and cost more than to verify. */
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

/** The bearer token: a signed `{ sub, sid, city, iat, exp }`, opaque to the portal save `sub` and `exp`. */
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
 * Null for a token that is forged, ended or of another make; the reason is nobody's business. A signature that was right
 * once stays so, and need not be verified at each call; whether the token has ended is asked each time, and whether its
 * session lives is the database's to say.
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
