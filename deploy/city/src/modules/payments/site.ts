import { createHmac } from 'node:crypto'
import type { Deps } from '../../deps.ts'
import { sha256Hex } from '../../secrets.ts'
import type { City } from '../config/city.ts'
import type { ProviderAccount } from './providers/payment-provider.ts'

/** The eight digits by which a payment provider knows a city. */
export const siteIdOf = (cityId: string): string =>
  String(Number.parseInt(sha256Hex(`site|${cityId}`).slice(0, 12), 16) % 100_000_000).padStart(8, '0')

/** Derives one signing key per city, so that a signature for one proves nothing to another. */
export const siteKey = (secret: string, siteId: string): string =>
  createHmac('sha256', secret).update(`site|${siteId}`).digest('base64url')

export const cityOfSite = ({ cities }: Pick<Deps, 'cities'>, siteId: string): City | undefined =>
  cities.find(({ cityId }) => siteIdOf(cityId) === siteId)

export const accountOf = (
  { secrets, urls }: Pick<Deps, 'secrets' | 'urls'>,
  { cityId }: City,
): ProviderAccount => {
  const siteId = siteIdOf(cityId)
  return { siteId, key: siteKey(secrets.payment, siteId), url: urls.payment }
}
