import type { Deps } from '../deps.ts'
import { findSession, type Session } from '../modules/session/session.service.ts'
import type { CityContext } from './context.ts'
import { bearerOf } from './guard.ts'

/** The token of whoever calls, signed in or not. */
export const bearerOfRequest = (c: CityContext): string | null => bearerOf(c.req.header('authorization'))

/** Who is signed in where nobody has to be; a token that is no longer good counts as none. */
export const optionalSession = (
  deps: Deps,
  cityId: string,
  bearer: string | null,
): Promise<Session | null> => (bearer === null ? Promise.resolve(null) : findSession(deps, cityId, bearer))
