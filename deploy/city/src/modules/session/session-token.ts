import type { Instant } from '@parvis/shared-kernel/time'
import { jwtVerify, SignJWT } from 'jose'

export interface SessionClaims {
  subscriberId: string
  sessionId: string
  cityId: string
}

const ISSUER = 'parvis-city'

const keyOf = (secret: string): Uint8Array => new TextEncoder().encode(secret)

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
    .sign(keyOf(secret))

/**
 * Null for a forged, expired or foreign token, without a reason. The database decides whether the session is live.
 */
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
