import { CASE_KEY_HEADER } from '@parvis/shared-kernel/wire'
import type { Deps } from '../../deps.ts'
import { clientNetwork } from '../../http/client-address.ts'
import type { CityContext } from '../../http/context.ts'
import type { Bucket } from '../../http/limits.ts'
import { bearerOfRequest, optionalSession } from '../../http/optional-session.ts'
import { Refusal } from '../../http/refusal.ts'
import { type CaseKind, caseOfKey } from './case-key.repo.ts'

/** Whoever asks for a case: what they bring, none of it believed yet. */
export interface CaseAsker {
  cityId: string
  network: string
  /** The token of who asks, when somebody is signed in. */
  bearer: string | null
  /** The secret of a case link. */
  caseKey: string | null
}

export const caseAskerOf = (c: CityContext): CaseAsker => ({
  cityId: c.var.city.cityId,
  network: clientNetwork(c),
  bearer: bearerOfRequest(c),
  caseKey: c.req.header(CASE_KEY_HEADER) ?? null,
})

/** Which cases somebody holds: the one that their secret opens, and those that their account began (D16). */
export interface Holder {
  subscriberId: string | null
  caseId: string | null
}

export const NOBODY: Holder = { subscriberId: null, caseId: null }

/** The case that the secret opens. Too many wrong ones are refused. */
const caseOf = async (deps: Deps, kind: CaseKind, asker: CaseAsker): Promise<string | null> => {
  const { cityId, caseKey, network } = asker
  if (caseKey === null) return null
  const guesses: Bucket[] = [{ limit: 'caseKeyFailureOfNetwork', key: network }]
  await deps.limits.check(guesses)
  const found = await caseOfKey(deps.db, { cityId, kind }, caseKey, deps.clock.now())
  if (found === null) await deps.limits.take(guesses)
  return found
}

export const holderOf = async (deps: Deps, kind: CaseKind, asker: CaseAsker): Promise<Holder> => ({
  subscriberId: (await optionalSession(deps, asker.cityId, asker.bearer))?.subscriberId ?? null,
  caseId: await caseOf(deps, kind, asker),
})

/**
 * The same where the secret adds to an answer and opens nothing: whoever tried too many wrong ones is answered as somebody
 * without any, and not refused.
 */
export const holderIfKnown = async (deps: Deps, kind: CaseKind, asker: CaseAsker): Promise<Holder> => {
  try {
    return await holderOf(deps, kind, asker)
  } catch (failure) {
    if (failure instanceof Refusal && failure.status === 429)
      return holderOf(deps, kind, { ...asker, caseKey: null })
    throw failure
  }
}

/** A case by its id, with the account that began it or that it concerns; null for a visitor's. */
export interface HeldCase {
  caseId: string
  subscriberId: string | null
}

export const holds = (holder: Holder, { caseId, subscriberId }: HeldCase): boolean =>
  holder.caseId === caseId || (subscriberId !== null && subscriberId === holder.subscriberId)

/** Number and plate stand on every windscreen: they act on no case that exists. */
export const requireHeld = (holder: Holder, held: HeldCase): void => {
  if (!holds(holder, held)) throw new Refusal(403, 'Forbidden')
}
