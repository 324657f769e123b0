import { CASE_KEY_HEADER } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityContext } from '../../http/context.ts'
import { limitedLookUp } from '../../http/limited-look-up.ts'
import { bearerOfRequest, optionalSession } from '../../http/optional-session.ts'
import { Refusal } from '../../http/refusal.ts'
import { type CaseKind, caseOfKey } from './case-key.repo.ts'

/** A caller who asks for a case, with unverified credentials. */
export interface CaseRequester {
  cityId: string
  network: string
  /** The session token, if somebody is signed in. */
  bearer: string | null
  /** The secret of a case link, unverified. */
  caseKey: string | null
}

export const caseAskerOf = (c: CityContext): CaseRequester => ({
  cityId: c.var.city.cityId,
  network: clientNetwork(c),
  bearer: bearerOfRequest(c),
  caseKey: c.req.header(CASE_KEY_HEADER) ?? null,
})

/** The cases that a caller holds: the one that their secret opens, and those that their account began (D16). */
export interface Holder {
  subscriberId: string | null
  caseId: string | null
}

export const NOBODY: Holder = { subscriberId: null, caseId: null }

/** Returns the case that the secret opens; refuses after too many wrong secrets. */
const caseOf = async (deps: Deps, kind: CaseKind, asker: CaseRequester): Promise<string | null> => {
  const { cityId, caseKey, network } = asker
  if (caseKey === null) return null
  const look = () => caseOfKey(deps.db, { cityId, kind }, caseKey, deps.clock.now())
  return limitedLookUp(deps, network, look, 'caseKeyFailureOfNetwork')
}

export const holderOf = async (deps: Deps, kind: CaseKind, asker: CaseRequester): Promise<Holder> => ({
  subscriberId: (await optionalSession(deps, asker.cityId, asker.bearer))?.subscriberId ?? null,
  caseId: await caseOf(deps, kind, asker),
})

/**
 * Like `holderOf`, for responses that the secret only extends: after too many wrong secrets the caller counts as having
 * none instead of being refused.
 */
export const holderIfKnown = async (deps: Deps, kind: CaseKind, asker: CaseRequester): Promise<Holder> => {
  try {
    return await holderOf(deps, kind, asker)
  } catch (failure) {
    if (failure instanceof Refusal && failure.status === 429)
      return holderOf(deps, kind, { ...asker, caseKey: null })
    throw failure
  }
}

/** A case with the account that began it or that it concerns; null for a visitor's case. */
export interface HeldCase {
  caseId: string
  subscriberId: string | null
}

export const holds = (holder: Holder, { caseId, subscriberId }: HeldCase): boolean =>
  holder.caseId === caseId || (subscriberId !== null && subscriberId === holder.subscriberId)

/**
 * Refuses callers who do not hold the case with 403: number and plate, visible on every windscreen, must not act on an
 * existing case.
 */
export const requireHeld = (holder: Holder, held: HeldCase): void => {
  if (!holds(holder, held)) throw new Refusal(403, 'Forbidden')
}
