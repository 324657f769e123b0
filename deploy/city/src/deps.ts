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

/** Where the parts of the city answer; the portals' origins are in each city. */
export interface CityUrls {
  api: string
  identityProvider: string
  payment: string
  evidence: string
  /** '' where the desk is off. */
  desk: string
  /** '' where nobody measures the city. */
  metrics: string
}

/** Everything that a call may use; made once at start. */
export interface Deps {
  db: Database
  clock: Clock
  log: Log
  metrics: Metrics
  tracing: Tracing
  secrets: Secrets
  limits: Limits
  mailer: Mailer
  /** Sets papers as PDFs, those that are downloaded and those that go along with mails. */
  printer: Printer
  /** The paper that a mail names, as it is now; null when there is none any more. */
  paperOfMail(cityId: string, paper: PaperReference): Promise<MadePaper | null>
  sms: SmsSender
  /** Documents that people sent. */
  files: FileStore
  urls: CityUrls
  /** What the server's settings say of its cities. */
  places: CityPlaces
  /** Entries are replaced when a city's configuration changes: read them anew at each call. */
  cities: readonly City[]
  reloadCities(): Promise<void>
  /** What the cities offer, kept in memory while it stands. */
  catalogues: Catalogues
  geocoder: Geocoder
  isReady(): Promise<boolean>
  background: Background
}
