import type { Instant } from '@parvis/shared-kernel/time'
import type { RawBuilder } from 'kysely'
import type { Schema } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import type { PersonKey } from '../subscriber/person-key.ts'
import type { Condition } from './person.ts'

/** What erasure does to a person's rows: deletes them, or keeps those that match with personal columns blanked. */
export type Erasure = 'delete' | { keep: Condition; blank: Readonly<Record<string, RawBuilder<unknown>>> }

/** How many days a row stays after the moment in column `since`, and why; applies to everybody, by the city's clock. */
export interface Term {
  days: number
  since: string
  only?: Condition
  reason: string
  /** Blanks rows past their term instead of deleting them. */
  expire?(deps: Pick<Deps, 'db' | 'log'>, before: string, now: Instant): Promise<void>
}

export interface PersonalTable {
  table: keyof Schema
  mine(person: PersonKey): Condition
  /** Columns exported to the person, without secrets and technical fields. */
  columns: readonly string[]
  erasure: Erasure
  /** Rows name a stored file, which is deleted with the row. */
  hasFiles?: true
  terms: readonly Term[]
  /** Name of the job that applies the terms, when not this module's. */
  tendedBy?: string
}
