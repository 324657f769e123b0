import type { Deps } from '../deps.ts'
import { findSession, type Session } from '../modules/session/session.service.ts'
import type { CityContext } from './context.ts'
import { bearerOf } from './guard.ts'
import { mustExist, unauthenticated } from './refusal.ts'

export const bearerOfRequest = (c: CityContext): string | null => bearerOf(c.req.header('authorization'))

/**
 * Returns the session where visitors may call too; an expired or invalid token is refused with 401, never treated as a
 * visitor's: to a visitor, what the caller has begun is somebody else's.
 */
export const optionalSession = async (
  deps: Deps,
  cityId: string,
  bearer: string | null,
): Promise<Session | null> =>
  bearer === null ? null : mustExist((await findSession(deps, cityId, bearer)) ?? undefined, unauthenticated)
