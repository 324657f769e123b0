/** Names one person of one city. */
export interface PersonKey {
  cityId: string
  subscriberId: string
}
