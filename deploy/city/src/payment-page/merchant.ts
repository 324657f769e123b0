import { createHmac } from 'node:crypto'
import { sha256Hex } from '../secrets.ts'

/** A city as its payment provider knows it: by contract, with a key of its own and the places a browser may go back to. */
export interface Merchant {
  /** Eight digits. */
  siteId: string
  name: string
  accent: string
  timeZone: string
  key: string
  siteOrigins: readonly string[]
}

interface KnownCity {
  cityId: string
  name: string
  accent: string
  timeZone: string
  siteOrigins: readonly string[]
}

export const siteIdOf = (cityId: string): string =>
  String(Number.parseInt(sha256Hex(`site|${cityId}`).slice(0, 12), 16) % 100_000_000).padStart(8, '0')

/** Each city signs with its own key: what was signed for one proves nothing to another. */
export const merchantKey = (secret: string, siteId: string): string =>
  createHmac('sha256', secret).update(`site|${siteId}`).digest('base64url')

export const merchantOf = (secret: string, city: KnownCity): Merchant => {
  const siteId = siteIdOf(city.cityId)
  const { name, accent, timeZone, siteOrigins } = city
  return { siteId, name, accent, timeZone, siteOrigins, key: merchantKey(secret, siteId) }
}
