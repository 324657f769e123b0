import { addSeconds, type Instant } from '../time/index.ts'
import { isRequestedAgain, type Renewability } from './renewability.ts'
import type { Right, Subscription } from './right.ts'
import { isActiveStatus } from './right-status.ts'

// Apart from `renewability`, which every dashboard loads: only requests need to know what a refused one was to follow.

const subscriptionOf = (id: Right['id'], rights: readonly Right[]): Subscription | undefined =>
  rights.find((right): right is Subscription => right.kind === 'subscription' && right.id === id)

/**
 * The granted right that a request for this one follows: itself, or what a refused renewal was to follow, also over
 * several refusals; null if it follows none.
 */
export function renewedRight(id: Right['id'], rights: readonly Right[]): Subscription | null {
  const right = subscriptionOf(id, rights)
  if (right === undefined) return null
  if (isActiveStatus(right.status)) return right
  if (!isRequestedAgain(right) || right.renewedId === null) return null
  const others = rights.filter(other => other !== right)
  return renewedRight(right.renewedId, others)
}

type Start = Pick<Extract<Renewability, { renewable: true }>, 'startsAt' | 'notBefore'>

/**
 * Where the request for a right starts: as `renewability` says, but of a refused renewal not before the end of the right
 * that it was to follow.
 */
export function requestStart(
  { id }: Pick<Right, 'id'>,
  { startsAt, notBefore }: Start,
  rights: readonly Right[],
): Start {
  const end = renewedRight(id, rights)?.endOfValidity ?? null
  if (notBefore !== null || end === null) return { startsAt, notBefore }
  const after = addSeconds(end, 1)
  return { startsAt: Math.max(startsAt, after) as Instant, notBefore: after }
}
