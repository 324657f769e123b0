import type { Deps } from '../../deps.ts'
import type { Bucket } from '../../http/limits.ts'
import type { City } from '../config/city.ts'

/** Limits on mails that strangers may send to one address and from one network. Unknown addresses count too. */
export const mailBuckets = (city: City, email: string, network: string): Bucket[] => [
  { limit: 'mailOfAddress', key: `${city.cityId}|${email}` },
  { limit: 'mailOfNetwork', key: network },
]

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
