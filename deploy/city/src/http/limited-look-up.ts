import type { Deps } from '../deps.ts'
import type { Bucket, LimitName } from './limits.ts'

/** Looks something up by an unguessable value; a network that tries too many wrong values is refused. */
export const limitedLookUp = async <Found>(
  { limits }: Deps,
  network: string,
  lookUp: () => Promise<Found | null>,
  limit: LimitName = 'linkFailureOfNetwork',
): Promise<Found | null> => {
  const buckets: Bucket[] = [{ limit, key: network }]
  await limits.check(buckets)
  const found = await lookUp()
  if (found === null) await limits.take(buckets)
  return found
}
