import { earlier, type Instant, toIso } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Job } from '../../jobs/jobs.ts'
import { erasePerson, listErased } from './erase.repo.ts'
import { removeErasedFiles } from './erased-files.ts'
import { eraseInactivePeople } from './inactive-people.ts'
import { OTHER_TERMS } from './other-data.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import type { Term } from './personal-table.ts'

const daysBefore = (now: Instant, days: number): string => toIso(earlier(now, { days }))

const applyTerm = (db: Database, table: string, term: Term, now: Instant) =>
  sql`delete from ${sql.table(table)} where ${sql.raw(term.since)} <= ${daysBefore(now, term.days)}::timestamptz
    and ${term.only ?? sql`true`}`.execute(db)

/** Deletes rows past their term, except in tables tended by another module's job. */
const applyTerms = async (deps: Deps, now: Instant): Promise<void> => {
  for (const entry of PERSONAL_DATA) {
    if (entry.tendedBy !== undefined) continue
    for (const term of entry.terms) {
      if (term.expire === undefined) await applyTerm(deps.db, entry.table, term, now)
      else await term.expire(deps, daysBefore(now, term.days), now)
    }
  }
  for (const { table, term } of OTHER_TERMS) await applyTerm(deps.db, table, term, now)
}

/** A call that was under way at an erasure may have written of the person afterwards. */
const eraseRemains = async ({ db }: Deps, now: Instant): Promise<void> => {
  for (const person of await listErased(db, earlier(now, { hours: 1 })))
    await db.transaction().execute(transaction => erasePerson(transaction, person, now))
}

/** Applies every table's terms by the city's clock, and warns and erases inactive people. */
export const applyRetention: Job = {
  name: 'apply-retention',
  everySeconds: 300,
  run: async deps => {
    const now = deps.clock.now()
    await eraseInactivePeople(deps, now)
    await eraseRemains(deps, now)
    await applyTerms(deps, now)
    await removeErasedFiles(deps)
  },
}
