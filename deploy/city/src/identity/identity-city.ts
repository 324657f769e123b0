export interface IdentityCity {
  cityId: string
  portals: readonly string[]
}
