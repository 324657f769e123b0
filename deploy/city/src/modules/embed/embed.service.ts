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

/** Seconds: the page that waits asks every other second. */
export const GRANT_SECONDS = 120

/** A type and no interface: only of a type is it known that nothing else is in it, which a subject must be. */
type Grant = { subscriberId: string; origin: string; sessionHash: string }

const grantShape = v.object({ subscriberId: v.string(), origin: v.string(), sessionHash: v.string() })

const requireAllowed = ({ embedOrigins }: City, origin: string): void => {
  if (!isSignInOrigin(embedOrigins, origin)) throw new Refusal(403, 'EmbedOriginNotAllowed')
}

/** As the page made it (RFC 7636 §4.2, S256). */
const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/**
 * Lets whoever knows the verifier of this challenge open a session from a page of that origin, once. The same again is the
 * same; a challenge that somebody else has answered is taken.
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

const notGranted = () => new Refusal(404, 'EmbedGrantNotFound')

/**
 * The session that was granted to whoever knows the verifier. It is one of its own: signing out of it ends no other. It
 * lasts no longer than the session that granted it could, and is not opened once that one has ended.
 */
export const openGrantedSession = async (
  deps: Deps,
  city: City,
  { verifier, origin }: { verifier: string; origin: string | null },
): Promise<TokenWire> => {
  const { cityId } = city
  const now = deps.clock.now()
  const token = await deps.db.transaction().execute(async db => {
    const wanted = { cityId, purpose: PURPOSE, token: challengeOf(verifier), now } as const
    const grant = v.safeParse(grantShape, await takeToken(db, wanted))
    // Whatever is wrong, the grant stays as it was: the refusal undoes its use.
    if (!grant.success || grant.output.origin !== origin) throw notGranted()
    requireAllowed(city, origin)
    const { subscriberId, sessionHash } = grant.output
    const granting = await findLiveSession(db, sessionHash, cityId, now)
    if (granting === undefined) throw notGranted()
    return openSession({ ...deps, db }, cityId, subscriberId, granting.absolute_expires_at)
  })
  deps.log.info({ city: cityId, origin }, 'a page of another site has opened a session')
  return { token }
}
