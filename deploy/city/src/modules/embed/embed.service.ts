import { createHash } from 'node:crypto'
import type { EmbedGrantWire, TokenWire } from '@parvis/shared-kernel/wire'
import * as v from 'valibot'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import { keepToken, peekToken, takeToken } from '../../tokens/one-time-token.ts'
import type { City } from '../config/city.ts'
import { isSignInOrigin } from '../config/embed-origins.ts'
import { findLiveSession } from '../session/session.repo.ts'
import { openSession, type Session } from '../session/session.service.ts'

const PURPOSE = 'embed-session'

/** Seconds; the waiting page polls every two seconds. */
export const GRANT_SECONDS = 120

/** A type alias, not an interface: only type aliases are assignable to the index signature of a token's subject. */
type Grant = { subscriberId: string; origin: string; sessionHash: string }

const grantShape = v.object({ subscriberId: v.string(), origin: v.string(), sessionHash: v.string() })

const requireAllowed = ({ embedOrigins }: City, origin: string): void => {
  if (!isSignInOrigin(embedOrigins, origin)) throw new Refusal(403, 'EmbedOriginNotAllowed')
}

/** The code challenge, computed as the page does (RFC 7636 §4.2, S256). */
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/**
 * Lets the holder of this challenge's verifier open a session from a page of that origin, once. Idempotent for the same
 * person and origin; 409 if somebody else has answered the challenge.
 */
export const grantSession = async (
  { db, clock, log }: Deps,
  city: City,
  { subscriberId, sessionHash }: Session,
  { origin, challenge }: EmbedGrantWire,
): Promise<void> => {
  requireAllowed(city, origin)
  const { cityId } = city
  const now = clock.now()
  const subject: Grant = { subscriberId, origin, sessionHash }
  const order = { cityId, purpose: PURPOSE, subject, lifeSeconds: GRANT_SECONDS, now } as const
  if (await keepToken(db, { ...order, code: challenge })) {
    log.info({ city: cityId, origin }, 'a page of another site may open a session')
    return
  }
  const kept = await peekToken(db, { cityId, purpose: PURPOSE, token: challenge, now })
  if (kept?.subscriberId !== subscriberId || kept.origin !== origin) throw new Refusal(409, 'Conflict')
}

/**
 * Opens the session granted to the holder of the verifier; null while none is granted to a page of that origin. It is a
 * separate session: signing out of it ends no other. It can last no longer than the granting session could, and is not
 * opened once that session has ended.
 */
export const openGrantedSession = async (
  deps: Deps,
  city: City,
  { verifier, origin }: { verifier: string; origin: string | null },
): Promise<TokenWire | null> => {
  const { cityId } = city
  const now = deps.clock.now()
  const token = await deps.db.transaction().execute(async db => {
    const wanted = { cityId, purpose: PURPOSE, token: challengeOf(verifier), now } as const
    const grant = v.safeParse(grantShape, await peekToken(db, wanted))
    if (!grant.success || grant.output.origin !== origin) return null
    requireAllowed(city, origin)
    const { subscriberId, sessionHash } = grant.output
    return openSession({ ...deps, db }, cityId, subscriberId, async () => {
      const granting = await findLiveSession(db, sessionHash, cityId, now)
      // Taken last, so that only the call that opens the session uses the grant up.
      if (granting === undefined || (await takeToken(db, wanted)) === null) return null
      return granting.absolute_expires_at
    })
  })
  if (token === null) return null
  deps.log.info({ city: cityId, origin }, 'a page of another site has opened a session')
  return { token }
}
