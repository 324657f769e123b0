import { LIMITS } from '../../http/limits.ts'

/**
 * A fine's number is nearly guessable: a plate and the day of its fine leave some 10,000 candidates. Yet a lock that
 * strangers can trigger would keep the car's owner from their own fine. So the limits work together:
 *
 * - `network` and `plate` (failures of one caller) lock out that caller alone;
 * - `target` (one plate and one number prefix, from everywhere) and `prefix` (one prefix, all plates) lock out nobody:
 * they make the target guarded;
 * - a caller who fails on a guarded target with one number may correct the plate but not try another number. An honest
 * person has the right number in hand; an attacker has one guess left per network and hour;
 * - beyond `CEILING` a guarded target is open to signed-in people only: even a caller with thousands of networks gets
 * at most 3 % of the numbers in an hour, and the car's owner still has a way in.
 */
export interface TryCounts {
  /** Failures of the caller's network. All counts include this try. */
  network: number
  /** Failures of the caller with this plate. */
  plate: number
  /** Failures with this plate on numbers of the same prefix, from everywhere. */
  target: number
  /** Failures on numbers of the same prefix, with any plate, from everywhere. */
  prefix: number
  /** Failures of the caller on numbers of the same prefix. */
  onPrefix: number
  /** Failures of the caller on this very number. */
  onNumber: number
}

export type FullCount = keyof TryCounts

const MOST = {
  network: LIMITS.fineFailureOfNetwork.points,
  plate: LIMITS.fineFailureOfPlate.points,
  target: LIMITS.fineFailureOfTarget.points,
  prefix: LIMITS.fineFailureOfPrefix.points,
}
const CEILING = 300

const isGuarded = ({ target, prefix }: TryCounts) => target > MOST.target || prefix > MOST.prefix

/** The count that refuses this try, or null when it may be made. */
export const fullCount = (counts: TryCounts, isSignedIn: boolean): FullCount | null => {
  if (counts.network > MOST.network) return 'network'
  if (counts.plate > MOST.plate) return 'plate'
  if (!isGuarded(counts)) return null
  if (counts.onPrefix > counts.onNumber) return 'onPrefix'
  return counts.target > CEILING && !isSignedIn ? 'target' : null
}

/** Issuer, year, authority and day: what is known of a number before guessing the rest. */
const PREFIX_DIGITS = 20
export const prefixOf = (number: string): string => number.slice(0, PREFIX_DIGITS)
