import type { Merchant, SandboxTables } from '@parvis/payment-sandbox'
import type { Kysely } from 'kysely'
import type { Database } from './db/database.ts'
import type { Deps } from './deps.ts'
import { accountOf } from './modules/payments/site.ts'

export type SandboxTable = keyof SandboxTables

/** The tables that the demonstration's payment provider keeps its own book in, and no other. */
export const sandboxTablesOf = (db: Database): Kysely<SandboxTables> =>
  db.$extendTables<SandboxTables>().$pickTables<SandboxTable>()

/** The cities as that provider knows them; they may change their name and look while it runs. */
export const merchantsOf = (deps: Pick<Deps, 'cities' | 'secrets' | 'urls'>) => (): readonly Merchant[] =>
  deps.cities.map(city => {
    const { name, accent, timeZone, siteOrigins } = city
    const { siteId, key } = accountOf(deps, city)
    return { siteId, name, accent, timeZone, siteOrigins, key }
  })
