import type { Deps } from '../deps.ts'
import type { Bucket } from './limits.ts'

/** Looks something up by an unguessable value; a network that tries too many wrong values is refused. */
export const limitedLookUp = async <Found>(
  { limits }: Deps,
  network: string,
  lookUp: () => Promise<Found | null>,
): Promise<Found | null> => {
  const buckets: Bucket[] = [{ limit: 'linkFailureOfNetwork', key: network }]
  await limits.check(buckets)
  const found = await lookUp()
  if (found === null) await limits.take(buckets)
  return found
}
