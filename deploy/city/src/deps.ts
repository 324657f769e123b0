import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import type { FileStore } from './evidence-store/file-store.ts'
import type { Limits } from './http/limits.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Catalogues } from './modules/catalogue/catalogue.ts'
import type { City } from './modules/config/city.ts'
import type { Geocoder } from './modules/geocoding/geocoder.ts'
import type { Secrets } from './secrets.ts'
import type { SmsSender } from './sms/sms-sender.ts'

/** Where the parts of the city answer; the portals' origins are in each city. */
export interface CityUrls {
  api: string
  identityProvider: string
  payment: string
  evidence: string
  /** '' where the desk is off. */
  desk: string
}

/** Everything that a call may use; made once at start. */
export interface Deps {
  db: Database
  clock: Clock
  log: Log
  secrets: Secrets
  limits: Limits
  mailer: Mailer
  sms: SmsSender
  /** Documents that people sent. */
  files: FileStore
  urls: CityUrls
  /** Entries are replaced when a city's configuration changes: read them anew at each call. */
  cities: readonly City[]
  reloadCities(): Promise<void>
  /** What the cities offer, kept in memory while it stands. */
  catalogues: Catalogues
  geocoder: Geocoder
  isReady(): Promise<boolean>
}
