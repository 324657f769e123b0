import type { Database } from '../../db/database.ts'
import type { Log } from '../../log.ts'
import type { Geocoder } from './address-search.ts'
import { createStreetList } from './street-list.ts'
import { createUpstream } from './upstream.ts'

interface GeocoderOptions {
  db: Database
  log: Log
  upstreamUrl: string | undefined
}

export const createGeocoder = ({ db, log, upstreamUrl }: GeocoderOptions): Geocoder =>
  upstreamUrl === undefined ? createStreetList(db) : createUpstream({ url: upstreamUrl, log })
