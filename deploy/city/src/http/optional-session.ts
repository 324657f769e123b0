import type { Deps } from '../deps.ts'
import { findSession, type Session } from '../modules/session/session.service.ts'
import type { CityContext } from './context.ts'
import { bearerOf } from './guard.ts'

export const bearerOfRequest = (c: CityContext): string | null => bearerOf(c.req.header('authorization'))

/** Finds the session where signing in is optional; an expired or invalid token counts as none. */
export const optionalSession = (
  deps: Deps,
  cityId: string,
  bearer: string | null,
): Promise<Session | null> => (bearer === null ? Promise.resolve(null) : findSession(deps, cityId, bearer))
