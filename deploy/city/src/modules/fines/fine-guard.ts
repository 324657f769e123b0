import type { Deps } from '../../deps.ts'
import { type Bucket, type Count, LIMITS, type LimitName } from '../../http/limits.ts'
import { optionalSession } from '../../http/optional-session.ts'
import { tooMany } from '../../http/refusal.ts'
import { type FullCount, fullCount, prefixOf } from './fine-guard.model.ts'

export interface FineTry {
  cityId: string
  /** 26 digits; '' if invalid. */
  number: string
  plate: string
  network: string
  bearer: string | null
}

const LIMIT_OF = {
  network: 'fineFailureOfNetwork',
  plate: 'fineFailureOfPlate',
  target: 'fineFailureOfTarget',
  prefix: 'fineFailureOfPrefix',
  onPrefix: 'fineFailureOnPrefix',
  onNumber: 'fineFailureOnNumber',
} satisfies Record<FullCount, LimitName>

const COUNTS = Object.keys(LIMIT_OF) as FullCount[]

/** A signed-in person is counted individually, everybody else by network. */
const keysOf = ({ cityId, number, plate, network }: FineTry, who: string): Record<FullCount, string> => {
  const prefix = prefixOf(number)
  return {
    network,
    plate: `${cityId}|${plate}|${who}`,
    target: `${cityId}|${plate}|${prefix}`,
    prefix: `${cityId}|${prefix}`,
    onPrefix: `${cityId}|${prefix}|${who}`,
    onNumber: `${cityId}|${number}|${who}`,
  }
}

const each = <T>(make: (name: FullCount) => T): Record<FullCount, T> =>
  Object.fromEntries(COUNTS.map(name => [name, make(name)])) as Record<FullCount, T>

const addAll = async (
  { limits }: Deps,
  buckets: Record<FullCount, Bucket>,
  points: number,
): Promise<Record<FullCount, Count>> => {
  const counts = await Promise.all(
    COUNTS.map(async name => [name, await limits.add(buckets[name], points)] as const),
  )
  return Object.fromEntries(counts) as Record<FullCount, Count>
}

/** Logged once per window over all processes: numbers are being guessed, and the limits hold. */
const FAILURES_BEFORE_ALARM = LIMITS.fineFailureOfCity.points

const countForAlarm = async ({ limits, log }: Deps, cityId: string): Promise<void> => {
  const { points } = await limits.add({ limit: 'fineFailureOfCity', key: cityId }, 1)
  if (points === FAILURES_BEFORE_ALARM)
    log.warn({ city: cityId, failures: points }, 'fine numbers are guessed')
}

/**
 * Guards a look-up by its limits. The try is counted before it runs, so that concurrent tries all count, and uncounted
 * if it found its fine or was refused here.
 */
export const guardFineTry = async <Found>(
  deps: Deps,
  attempt: FineTry,
  look: () => Promise<Found | null>,
): Promise<Found | null> => {
  const session = await optionalSession(deps, attempt.cityId, attempt.bearer)
  const keys = keysOf(attempt, session === null ? attempt.network : `subscriber ${session.subscriberId}`)
  const buckets = each<Bucket>(name => ({ limit: LIMIT_OF[name], key: keys[name] }))
  const counts = await addAll(deps, buckets, 1)
  const full = fullCount(
    each(name => counts[name].points),
    session !== null,
  )
  if (full !== null) {
    await addAll(deps, buckets, -1)
    await countForAlarm(deps, attempt.cityId)
    throw tooMany(counts[full].secondsLeft)
  }
  const found = await look()
  if (found === null) await countForAlarm(deps, attempt.cityId)
  else await addAll(deps, buckets, -1)
  return found
}
