import type { GeocodingRequestWire, GeocodingResultWire } from '@parvis/shared-kernel/wire'

export interface AddressSearch {
  cityId: string
  text: string
  /** At most 10. */
  limit: number
  bounds: NonNullable<GeocodingRequestWire['bounds']> | null
}

/**
 * Searches addresses, best match first. An upstream failure yields no results: the form can still be filled in by hand.
 */
export interface Geocoder {
  search(search: AddressSearch): Promise<GeocodingResultWire[]>
}
