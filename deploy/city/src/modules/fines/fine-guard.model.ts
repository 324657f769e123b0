/**
 * A number is nearly guessable: whoever knows a plate and the day of its fine has some 10,000 numbers to try. Yet a
 * lock that strangers can close would keep the car's owner from their own fine. So the limits work together:
 *
 * - `network` and `plate` (failures of one caller) close for that caller alone;
 * - `target` (one plate and one beginning of a number, from everywhere) and `prefix` (one beginning, all plates) close
 *   for nobody: they make the target guarded;
 * - who fails on a guarded target with one number may correct the plate but not try another number. An honest person
 *   holds the right number in their hand; somebody who guesses has one guess left a network and an hour;
 * - past `CEILING` a guarded target is open to signed-in people only: even a caller with thousands of networks gets no
 *   more than 3 % of the numbers in an hour, and the owner of the car still has a way in.
 */
export interface TryCounts {
  /** Failures of the caller's network, this try included as everywhere below. */
  network: number
  /** Failures of the caller with this plate. */
  plate: number
  /** Failures with this plate on numbers that begin alike, from everywhere. */
  target: number
  /** Failures on numbers that begin alike, with any plate, from everywhere. */
  prefix: number
  /** Failures of the caller on numbers that begin alike. */
  onPrefix: number
  /** Failures of the caller on this very number. */
  onNumber: number
}

export type FullCount = keyof TryCounts

const MOST = { network: 20, plate: 5, target: 20, prefix: 400 } as const
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

/** Issuer, year, authority and day: what one knows of a number before guessing the rest. */
const PREFIX_DIGITS = 20
export const prefixOf = (number: string): string => number.slice(0, PREFIX_DIGITS)
