import type { Deps } from '../../deps.ts'
import type { Bucket } from '../../http/limits.ts'
import type { City } from '../config/city.ts'

/** Mails that strangers may have sent to one address, and that one network may have sent. Known or not, all count. */
export const mailBuckets = (city: City, email: string, network: string): Bucket[] => [
  { limit: 'mailOfAddress', key: `${city.cityId}|${email}` },
  { limit: 'mailOfNetwork', key: network },
]

/** Looks something up by a value that cannot be guessed; a network that tries many wrong ones is stopped. */
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
