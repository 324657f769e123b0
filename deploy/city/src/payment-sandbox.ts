import type { Merchant, SandboxTables } from '@parvis/payment-sandbox'
import type { Kysely } from 'kysely'
import type { Database } from './db/database.ts'
import type { Deps } from './deps.ts'
import { accountOf } from './modules/payments/site.ts'

export type SandboxTable = keyof SandboxTables

/** Database view limited to the demonstration payment provider's own tables. */
export const sandboxTablesOf = (db: Database): Kysely<SandboxTables> =>
  db.$extendTables<SandboxTables>().$pickTables<SandboxTable>()

/** The cities as the provider knows them; read at each call, because name and look may change. */
export const merchantsOf = (deps: Pick<Deps, 'cities' | 'secrets' | 'urls'>) => (): readonly Merchant[] =>
  deps.cities.map(city => {
    const { name, accent, timeZone, siteOrigins } = city
    const { siteId, key } = accountOf(deps, city)
    return { siteId, name, accent, timeZone, siteOrigins, key }
  })
