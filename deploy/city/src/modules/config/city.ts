import { HOLIDAY_CALENDARS, type HolidayCalendar } from '@parvis/shared-kernel/time'
import { type ConfigWire, configFromWire, type EmbedOrigin } from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import type { Log } from '../../log.ts'
import type { ProviderName } from '../payments/providers/provider-names.ts'
import { listGoodVersions, readVersions } from './config.repo.ts'
import { asAnswered, configFaults, givenConfig } from './config-faults.ts'
import { type EmbedOrigins, embedOriginsOf } from './embed-origins.ts'
import type { GivenConfig } from './given-config.ts'
import type { ImageOrigins } from './image-origins.ts'

export type LoginType = 'FC' | 'CUSTOMER'
export type Vocabulary = 'first' | 'second'

/** A city as the server uses it. `config` is its answer to GET /api/config, save what depends on this machine. */
export interface City {
  cityId: string
  name: string
  timeZone: string
  currency: string
  accent: string
  loginTypes: readonly LoginType[]
  /** Which of the two status vocabularies this city speaks on the wire (D1). */
  vocabulary: Vocabulary
  /** Origins of its portals: nothing is ever sent back to another one. */
  portals: readonly string[]
  /** Other sites whose pages may show its parts. */
  embedOrigins: readonly EmbedOrigin[]
  /** Both: a payment comes back to them, documents come from them. */
  siteOrigins: readonly string[]
  paymentDialect: ProviderName
  config: GivenConfig
  errorReporting: Readonly<Record<string, unknown>>
}

/** The days that the city counts as no working days; the specification's own where it names none. */
export const holidayCalendarOf = ({ config }: Pick<City, 'config'>): HolidayCalendar =>
  HOLIDAY_CALENDARS.find(calendar => calendar === config.holidayCalendar) ?? 'spec-fr'

export type Portals = Readonly<Record<string, readonly string[]>>

export interface CityPlaces {
  /** The cities of this server, the one that answers who names none first; others that the database has are not served. */
  cityIds: readonly string[]
  portals: Portals
  /** How each city speaks with its payment provider; one that is not named is redirected. */
  paymentDialects?: Readonly<Record<string, ProviderName>> | undefined
  /** Where pictures of its pages may come from. */
  imageOrigins?: ImageOrigins | undefined
  /** Other sites whose pages may show its parts, besides those that its configuration names. */
  embedOrigins?: EmbedOrigins | undefined
  /** Makes every city speak this vocabulary. */
  statusVocabulary?: Vocabulary | undefined
}

type CityRow = Awaited<ReturnType<typeof listCityRows>>[number]

const listCityRows = async (db: Database, cityIds: readonly string[]) => {
  const rows = await db.selectFrom('cities').selectAll().where('city_id', 'in', cityIds).execute()
  return rows.sort((one, other) => cityIds.indexOf(one.city_id) - cityIds.indexOf(other.city_id))
}

/** The stored configuration when it is good, else the last one that was; undefined when there is none. */
const soundConfig = async (db: Database, row: CityRow, log: Log): Promise<GivenConfig | undefined> => {
  const stored = { config: row.config, version: Number(row.config.version ?? 1) }
  for (const { config, version } of [stored, ...(await listGoodVersions(db, row.city_id))]) {
    const faults = configFaults(givenConfig(config))
    if (faults.length === 0) return { ...config, version }
    const paths = faults.map(({ path, message }) => `${path}: ${message}`)
    log.error({ city: row.city_id, version, faults: paths }, 'a stored configuration is not usable')
  }
  return undefined
}

const cityOf = (row: CityRow, config: GivenConfig, places: CityPlaces): City => {
  // Its form was judged above.
  const { timeZone, currency, loginTypes, theme, embedOrigins } = configFromWire(
    asAnswered(config) as unknown as ConfigWire,
  )
  const portals = places.portals[row.city_id] ?? []
  const embedded = embedOriginsOf(embedOrigins, places.embedOrigins?.[row.city_id])
  return {
    cityId: row.city_id,
    name: row.name,
    timeZone,
    currency,
    accent: theme.primaryColour,
    loginTypes,
    vocabulary: places.statusVocabulary ?? row.status_vocabulary,
    portals,
    embedOrigins: embedded,
    siteOrigins: [...portals, ...embedded.map(({ origin }) => origin)],
    paymentDialect: places.paymentDialects?.[row.city_id] ?? 'redirect',
    config,
    errorReporting: row.error_reporting,
  }
}

const loadCities = async (db: Database, places: CityPlaces, log: Log): Promise<City[]> => {
  const cities: City[] = []
  for (const row of await listCityRows(db, places.cityIds)) {
    const config = await soundConfig(db, row, log)
    if (config !== undefined) cities.push(cityOf(row, config, places))
  }
  return cities
}

export interface CityRegistry {
  /** All cities of this server, the first one first; entries are replaced when a configuration changes. */
  cities: readonly City[]
  /** Reads them again when a configuration changed since, here or in another process. */
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
