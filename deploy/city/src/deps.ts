import type { Clock } from './clock.ts'
import type { Database } from './db/database.ts'
import type { FileStore } from './evidence-store/file-store.ts'
import type { Limits } from './http/limits.ts'
import type { Background } from './jobs/background.ts'
import type { Log } from './log.ts'
import type { PaperReference } from './mail/mail.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Catalogues } from './modules/catalogue/catalogue.ts'
import type { City, CityPlaces } from './modules/config/city.ts'
import type { MadePaper } from './modules/documents/document-order.ts'
import type { Geocoder } from './modules/geocoding/address-search.ts'
import type { Metrics } from './observability/metrics.ts'
import type { Tracing } from './observability/spans.ts'
import type { Printer } from './pdf/printer.ts'
import type { Secrets } from './secrets.ts'
import type { SmsSender } from './sms/sms-sender.ts'

/** Base URLs of the city's services; the portals' origins are in each `City`. */
export interface CityUrls {
  api: string
  identityProvider: string
  payment: string
  evidence: string
  /** '' if the desk is disabled. */
  desk: string
  /** '' if metrics are disabled. */
  metrics: string
}

/** Dependencies of all requests, created once at start. */
export interface Deps {
  db: Database
  clock: Clock
  log: Log
  metrics: Metrics
  tracing: Tracing
  secrets: Secrets
  limits: Limits
  mailer: Mailer
  /** Renders papers as PDFs, for downloads and for mail attachments. */
  printer: Printer
  /** Makes the paper that a mail refers to, in its present state; null if it no longer exists. */
  paperOfMail(cityId: string, paper: PaperReference): Promise<MadePaper | null>
  sms: SmsSender
  /** Documents that citizens uploaded. */
  files: FileStore
  urls: CityUrls
  /** The server's settings for its cities. */
  places: CityPlaces
  /** Entries are replaced when a city's configuration changes: read them anew on each request. */
  cities: readonly City[]
  reloadCities(): Promise<void>
  /** The cities' offers and definitions, cached until they change. */
  catalogues: Catalogues
  geocoder: Geocoder
  isReady(): Promise<boolean>
  background: Background
}
