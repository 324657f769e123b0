import { createSecretKey, type KeyObject } from 'node:crypto'
import type { Instant } from '@parvis/shared-kernel/time'
import { jwtVerify, SignJWT } from 'jose'

export interface SessionClaims {
  subscriberId: string
  sessionId: string
  cityId: string
}

const ISSUER = 'parvis-city'

const keys = new Map<string, KeyObject>()

/** One key object for a secret: the library prepares each object it has not seen, which costs more than to verify. */
const keyOf = (secret: string): KeyObject => {
  const known = keys.get(secret)
  if (known !== undefined) return known
  const key = createSecretKey(secret, 'utf8')
  keys.set(secret, key)
  return key
}

const seconds = (instant: Instant) => Math.floor(instant / 1_000)

/** The bearer token: a signed `{ sub, sid, city, iat, exp }`, opaque to the portal save `sub` and `exp`. */
export const signSessionToken = (
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
    .sign(keyOf(secret))

/** Null for a token that is forged, ended or of another make; the reason is nobody's business. */
export const readSessionToken = async (
  secret: string,
  token: string,
  now: Instant,
): Promise<SessionClaims | null> => {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), {
      algorithms: ['HS256'],
      issuer: ISSUER,
      currentDate: new Date(now),
      requiredClaims: ['sub', 'sid', 'city', 'exp'],
    })
    const { sub, sid, city } = payload
    if (typeof sub !== 'string' || typeof sid !== 'string' || typeof city !== 'string') return null
    return { subscriberId: sub, sessionId: sid, cityId: city }
  } catch {
    return null
  }
}
