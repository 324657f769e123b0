/** A city as a contracted merchant of its payment provider: with its own key and allowed return origins. */
export interface Merchant {
  /** Eight digits. */
  siteId: string
  name: string
  /** CSS colour. */
  accent: string
  timeZone: string
  key: string
  siteOrigins: readonly string[]
}
