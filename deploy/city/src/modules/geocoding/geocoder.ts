import type { GeocodingRequestWire, GeocodingResultWire } from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import type { Log } from '../../log.ts'
import { createStreetList } from './street-list.ts'
import { createUpstream } from './upstream.ts'

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

interface GeocoderOptions {
  db: Database
  log: Log
  upstreamUrl: string | undefined
}

export const createGeocoder = ({ db, log, upstreamUrl }: GeocoderOptions): Geocoder =>
  upstreamUrl === undefined ? createStreetList(db) : createUpstream({ url: upstreamUrl, log })
