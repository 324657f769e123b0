import type { GeocodingRequestWire, GeocodingResultWire } from '@parvis/shared-kernel/wire'

export interface AddressSearch {
  cityId: string
  text: string
  /** At most 10. */
  limit: number
  bounds: NonNullable<GeocodingRequestWire['bounds']> | null
}

/** Addresses that match a text, the best first. A service that does not answer finds nothing: the form stays usable by hand. */
export interface Geocoder {
  search(search: AddressSearch): Promise<GeocodingResultWire[]>
}
