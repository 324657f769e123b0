import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

/** Selects rights, each with its offer or definition. */
export const rightsWithPlan = (db: Database) =>
  db
    .selectFrom('rights')
    .leftJoin('offers', 'offers.offer_id', 'rights.offer_id')
    .leftJoin('definitions', 'definitions.definition_id', 'rights.definition_id')

/** Name of that offer or definition; null when removed. */
export const PLAN_NAME = sql<string | null>`coalesce(offers.terms, definitions.terms) ->> 'name'`
