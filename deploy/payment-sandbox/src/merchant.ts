/** A city as its payment provider knows it: by contract, with a key of its own and the places a browser may go back to. */
export interface Merchant {
  /** Eight digits. */
  siteId: string
  name: string
  /** A colour of CSS. */
  accent: string
  timeZone: string
  key: string
  siteOrigins: readonly string[]
}
