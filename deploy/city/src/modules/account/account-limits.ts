import type { Bucket } from '../../http/limits.ts'
import type { City } from '../config/city.ts'

/** Limits on mails that strangers may send to one address and from one network. Unknown addresses count too. */
export const mailBuckets = (city: City, email: string, network: string): Bucket[] => [
  { limit: 'mailOfAddress', key: `${city.cityId}|${email}` },
  { limit: 'mailOfNetwork', key: network },
]
