import { earlier, type Instant, toIso } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import type { Job } from '../../jobs/jobs.ts'
import { withMails } from '../../mail/post.ts'
import { ACTIVE_IN_SQL } from '../rights/right.repo.ts'
import type { PersonKey } from '../subscriber/person-key.ts'
import { hasLivePayment, lockPerson } from './erase.repo.ts'
import { removeErasedFiles } from './erased-files.ts'
import { eraseAndTell } from './erasure.service.ts'
import { OTHER_TERMS } from './other-data.ts'
import { PERSONAL_DATA, type Term } from './personal-data.ts'

/**
 * Days after the last right's end and the last sign-in before an account is erased, as the city's privacy page states.
 */
export const INACTIVE_DAYS = 730
const AT_ONCE = 50

const daysBefore = (now: Instant, days: number): string => toIso(earlier(now, { days }))

const applyTerm = (db: Database, table: string, term: Term, now: Instant) =>
  sql`delete from ${sql.table(table)} where ${sql.raw(term.since)} <= ${daysBefore(now, term.days)}::timestamptz
    and ${term.only ?? sql`true`}`.execute(db)

/** Deletes rows past their term, except in tables tended by another module's job. */
const applyTerms = async ({ db, log }: Deps, now: Instant): Promise<void> => {
  for (const entry of PERSONAL_DATA) {
    if (entry.tendedBy !== undefined) continue
    for (const term of entry.terms) {
      if (term.expire === undefined) {
        await applyTerm(db, entry.table, term, now)
        continue
      }
      const count = await term.expire(db, daysBefore(now, term.days), now)
      if (count > 0) log.error({ table: entry.table, count }, 'given up: it waited for too long')
    }
  }
  for (const { table, term } of OTHER_TERMS) await applyTerm(db, table, term, now)
}

/** Copies the last sign-in to the person, because ended sessions are soon deleted. */
const noteLastSeen = (db: Database) =>
  sql`update subscribers set last_seen_at = seen.at
    from (select subscriber_id, max(created_at) as at from sessions group by subscriber_id) seen
    where seen.subscriber_id = subscribers.subscriber_id
      and (last_seen_at is null or last_seen_at < seen.at)`.execute(db)

const listInactive = async (db: Database, now: Instant): Promise<PersonKey[]> => {
  const { rows } = await sql<{ city_id: string; subscriber_id: string }>`
    select city_id, subscriber_id from subscribers s
    where erased_at is null and greatest(s.created_at, s.updated_at, s.last_seen_at, (
      select max(case when status in ${ACTIVE_IN_SQL}
        then coalesce(end_of_validity, 'infinity') else coalesce(end_of_validity, r.created_at) end)
      from rights r where r.subscriber_id = s.subscriber_id
    )) <= ${daysBefore(now, INACTIVE_DAYS)}::timestamptz
    order by s.created_at limit ${AT_ONCE}`.execute(db)
  return rows.map(row => ({ cityId: row.city_id, subscriberId: row.subscriber_id }))
}

const eraseInactive = async (deps: Deps, person: PersonKey, now: Instant): Promise<void> => {
  await withMails(deps, person.cityId, async (transaction, write) => {
    const found = await lockPerson(transaction, person)
    if (found === undefined || (await hasLivePayment(transaction, person))) return
    await eraseAndTell(deps, [transaction, write], { ...person, ...found }, { now, isUnused: true })
  })
}

/** Applies every table's terms by the city's clock and erases inactive people like a requested erasure. */
export const applyRetention: Job = {
  name: 'apply-retention',
  everySeconds: 300,
  run: async deps => {
    const now = deps.clock.now()
    await noteLastSeen(deps.db)
    for (const person of await listInactive(deps.db, now)) await eraseInactive(deps, person, now)
    await applyTerms(deps, now)
    await removeErasedFiles(deps)
  },
}
