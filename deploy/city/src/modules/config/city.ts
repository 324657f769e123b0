import {
  type CityConfig,
  type ConfigWire,
  configFromWire,
  type EmbedOrigin,
  type Vocabulary,
} from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import type { Log } from '../../log.ts'
import type { ProviderName } from '../payments/providers/provider-names.ts'
import { providerNamed } from '../payments/providers/registry.ts'
import { listGoodVersions, readVersions } from './config.repo.ts'
import { asAnswered, configFaults, describeFault, givenConfig } from './config-faults.ts'
import { type EmbedOrigins, embedOriginsOf } from './embed-origins.ts'
import type { GivenConfig } from './given-config.ts'
import type { ImageOrigins } from './image-origins.ts'

/** What the server reads of a city's configuration, with the contract's defaults. */
type CitySettings = Pick<
  CityConfig,
  | 'timeZone'
  | 'currency'
  | 'loginTypes'
  | 'languages'
  | 'holidayCalendar'
  | 'features'
  | 'contact'
  | 'paymentEmail'
> &
  Pick<ConfigWire, 'publicAnnouncement' | 'refundDays'>

/** A city as the server uses it. `config` is its response to GET /api/config without what depends on this server. */
export interface City extends CitySettings {
  cityId: string
  name: string
  accent: string
  /** Which of the two status vocabularies this city uses on the wire (D1). */
  vocabulary: Vocabulary
  /** Origins of its portals: redirects after sign-in go to no other. */
  portals: readonly string[]
  /** Other sites whose pages may embed its parts. */
  embedOrigins: readonly EmbedOrigin[]
  /** Origins of portals and embedding sites: payments return to them, and documents are uploaded from them. */
  siteOrigins: readonly string[]
  paymentDialect: ProviderName
  config: GivenConfig
  errorReporting: Readonly<Record<string, unknown>>
}

/** The time zone of a city of this server, where only its id is at hand. */
export const zoneOfCity = (cities: readonly City[], cityId: string): string =>
  cities.find(city => city.cityId === cityId)?.timeZone ?? 'UTC'

export type Portals = Readonly<Record<string, readonly string[]>>

export interface CityPlaces {
  /**
   * Ids of the cities that this server serves; the first is the default of requests that name none. Other cities in the
   * database are not served.
   */
  cityIds: readonly string[]
  portals: Portals
  /** Dialect of each city's payment provider; `redirect` by default. */
  paymentDialects?: Readonly<Record<string, ProviderName>> | undefined
  /** Origins from which its pages may load images. */
  imageOrigins?: ImageOrigins | undefined
  /** Other sites whose pages may embed its parts, besides those in its configuration. */
  embedOrigins?: EmbedOrigins | undefined
  /** Overrides every city's status vocabulary. */
  statusVocabulary?: Vocabulary | undefined
}

export const dialectOf = (
  { paymentDialects }: Pick<CityPlaces, 'paymentDialects'>,
  cityId: string,
): ProviderName => paymentDialects?.[cityId] ?? 'redirect'

type CityRow = Awaited<ReturnType<typeof listCityRows>>[number]

const listCityRows = async (db: Database, cityIds: readonly string[]) => {
  const rows = await db.selectFrom('cities').selectAll().where('city_id', 'in', cityIds).execute()
  return rows.sort((one, other) => cityIds.indexOf(one.city_id) - cityIds.indexOf(other.city_id))
}

const currencyIn = (config: GivenConfig) => config.currency ?? 'EUR'

/**
 * Returns the stored configuration if valid, else the last valid one in the same currency, in which the prices are;
 * undefined if there is none.
 */
const soundConfig = async (
  db: Database,
  row: CityRow,
  places: CityPlaces,
  log: Log,
): Promise<GivenConfig | undefined> => {
  const { currencies } = providerNamed(dialectOf(places, row.city_id))
  const stored = { config: row.config, version: Number(row.config.version ?? 1) }
  const earlier = await listGoodVersions(db, row.city_id)
  const ofCurrency = earlier.filter(({ config }) => currencyIn(config) === currencyIn(row.config))
  for (const { config, version } of [stored, ...ofCurrency]) {
    const faults = configFaults(givenConfig(config), { currencies })
    if (faults.length === 0) return { ...config, version }
    const said = faults.map(describeFault)
    log.error({ city: row.city_id, version, faults: said }, 'a stored configuration is not usable')
  }
  return undefined
}

const cityOf = (row: CityRow, config: GivenConfig, places: CityPlaces): City => {
  // Validated by `soundConfig`.
  const wire = asAnswered(config) as unknown as ConfigWire
  const { theme, embedOrigins, ...settings } = configFromWire(wire)
  const portals = places.portals[row.city_id] ?? []
  const embedded = embedOriginsOf(embedOrigins, places.embedOrigins?.[row.city_id])
  return {
    ...settings,
    publicAnnouncement: wire.publicAnnouncement,
    refundDays: wire.refundDays,
    cityId: row.city_id,
    name: row.name,
    accent: theme.primaryColour,
    vocabulary: places.statusVocabulary ?? row.status_vocabulary,
    portals,
    embedOrigins: embedded,
    siteOrigins: [...portals, ...embedded.map(({ origin }) => origin)],
    paymentDialect: dialectOf(places, row.city_id),
    config,
    errorReporting: row.error_reporting,
  }
}

const loadCities = async (db: Database, places: CityPlaces, log: Log): Promise<City[]> => {
  const cities: City[] = []
  for (const row of await listCityRows(db, places.cityIds)) {
    const config = await soundConfig(db, row, places, log)
    if (config !== undefined) cities.push(cityOf(row, config, places))
  }
  return cities
}

export interface CityRegistry {
  /** All cities of this server, the default one first; entries are replaced when a configuration changes. */
  cities: readonly City[]
  /** Reads the cities again if a configuration changed, here or in another process. */
  reload(): Promise<void>
}

export const openCityRegistry = async (db: Database, places: CityPlaces, log: Log): Promise<CityRegistry> => {
  const cities: City[] = []
  let seen = ''
  const reload = async () => {
    const versions = await readVersions(db)
    if (versions === seen) return
    const fresh = await loadCities(db, places, log)
    cities.splice(0, cities.length, ...fresh)
    seen = versions
  }
  await reload()
  return { cities, reload }
}
