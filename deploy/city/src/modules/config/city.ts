import type { Database } from '../../db/database.ts'

export type LoginType = 'FC' | 'CUSTOMER'

/** A city as the server uses it. `config` is its answer to GET /api/config, save what depends on this machine. */
export interface City {
  cityId: string
  name: string
  timeZone: string
  currency: string
  accent: string
  loginTypes: readonly LoginType[]
  /** Which of the two status vocabularies this city speaks on the wire (D1). */
  vocabulary: 'first' | 'second'
  /** Origins of its portals: nothing is ever sent back to another one. */
  portals: readonly string[]
  config: Readonly<Record<string, unknown>>
  errorReporting: Readonly<Record<string, unknown>>
}

interface KnownConfig {
  timeZone: string
  currency: string
  loginTypes: LoginType[]
  theme: { primaryColour: string }
}

export type Portals = Readonly<Record<string, readonly string[]>>

/** All cities of this server, the first one first. */
export const loadCities = async (db: Database, portals: Portals): Promise<City[]> => {
  const rows = await db.selectFrom('cities').selectAll().orderBy('position').execute()
  return rows.map(row => {
    const { timeZone, currency, loginTypes, theme } = row.config as unknown as KnownConfig
    return {
      cityId: row.city_id,
      name: row.name,
      timeZone,
      currency,
      accent: theme.primaryColour,
      loginTypes,
      vocabulary: row.status_vocabulary,
      portals: portals[row.city_id] ?? [],
      config: row.config,
      errorReporting: row.error_reporting,
    }
  })
}
