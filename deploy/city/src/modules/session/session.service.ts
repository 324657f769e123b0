import { addMilliseconds, type Instant, inMilliseconds } from '@parvis/shared-kernel/time'
import type { Deps } from '../../deps.ts'
import { unauthenticated } from '../../http/refusal.ts'
import { makeSecret, sha256Hex } from '../../secrets.ts'
import {
  extendSession,
  findLiveSession,
  insertSession,
  lockAccountOf,
  revokeSession,
} from './session.repo.ts'
import { readSessionToken, type SessionClaims, signSessionToken } from './session-token.ts'

/** A session ends after 30 minutes without renewal and after 8 hours in any case, by server time only. */
const IDLE_MS = inMilliseconds({ minutes: 30 })
const ABSOLUTE_MS = inMilliseconds({ hours: 8 })

export interface Session extends SessionClaims {
  sessionHash: string
  absoluteUntil: Instant
  /** Version of the city's catalogue when the request began. */
  catalogueVersion: number
}

const idleUntilOf = (now: Instant, absoluteUntil: Instant) =>
  Math.min(addMilliseconds(now, IDLE_MS), absoluteUntil) as Instant

/**
 * Opens a session of a person; null if they are erased, or if what entitles them has ended: `entitledUntil` tells how
 * long it lasts (a password, another session), at most `latest`. Both are looked at under the lock that everything takes
 * which ends a person's sessions, so that none is opened beside those that are just being ended. Pass a transaction.
 */
export const openSession = async (
  { db, clock, secrets }: Pick<Deps, 'db' | 'clock' | 'secrets'>,
  cityId: string,
  subscriberId: string,
  entitledUntil = async (latest: Instant): Promise<Instant | null> => latest,
): Promise<string | null> => {
  if (!(await lockAccountOf(db, subscriberId))) return null
  const now = clock.now()
  const absoluteUntil = await entitledUntil(addMilliseconds(now, ABSOLUTE_MS))
  if (absoluteUntil === null) return null
  const sessionId = makeSecret()
  const idleUntil = idleUntilOf(now, absoluteUntil)
  await insertSession(db, {
    sessionHash: sha256Hex(sessionId),
    cityId,
    subscriberId,
    now,
    idleUntil,
    absoluteUntil,
  })
  return signSessionToken(secrets.session, { subscriberId, sessionId, cityId }, now, idleUntil)
}

/** The live session of a token in this city, or null: forged, ended, signed out and foreign tokens are alike. */
export const findSession = async (
  { db, clock, secrets }: Deps,
  cityId: string,
  token: string,
): Promise<Session | null> => {
  const now = clock.now()
  const claims = await readSessionToken(secrets.session, token, now)
  if (claims === null || claims.cityId !== cityId) return null
  const row = await findLiveSession(db, sha256Hex(claims.sessionId), cityId, now)
  if (row === undefined || row.subscriber_id !== claims.subscriberId) return null
  return {
    ...claims,
    sessionHash: row.session_hash,
    absoluteUntil: row.absolute_expires_at,
    catalogueVersion: row.catalogue_version,
  }
}

export const renewSession = async ({ db, clock, secrets }: Deps, session: Session): Promise<string> => {
  const now = clock.now()
  const idleUntil = idleUntilOf(now, session.absoluteUntil)
  if (!(await extendSession(db, session.sessionHash, idleUntil))) throw unauthenticated()
  return signSessionToken(secrets.session, session, now, idleUntil)
}

export const closeSession = ({ db, clock }: Deps, session: Session): Promise<void> =>
  revokeSession(db, session.sessionHash, clock.now())
