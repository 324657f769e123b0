import { addSeconds, earlier, type Instant, inSeconds, toIso } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { languageOf } from '../../http/language.ts'
import { withMails } from '../../mail/post.ts'
import { ACTIVE_IN_SQL } from '../rights/right.repo.ts'
import type { PersonKey } from '../subscriber/person-key.ts'
import { hasLivePayment, lockPerson } from './erase.repo.ts'
import { eraseAndTell } from './erasure.service.ts'
import type { Condition } from './person.ts'
import { erasureWarningMail } from './privacy-mail.ts'

/**
 * Days after the last right's end and the last sign-in before an account is erased, as the city's privacy page states.
 */
export const INACTIVE_DAYS = 730
/** Days before erasure at which the person is warned. */
export const WARNED_DAYS = 30
const AT_ONCE = 50

const daysBefore = (now: Instant, days: number) => sql`${toIso(earlier(now, { days }))}::timestamptz`

/** Also by a right of another that they share: it would end for them with their account. */
const LAST_ACTIVITY = sql`greatest(s.created_at, s.updated_at, s.last_seen_at,
  (select max(case when status in ${ACTIVE_IN_SQL}
    then coalesce(end_of_validity, 'infinity') else coalesce(end_of_validity, r.created_at) end)
  from rights r where r.subscriber_id = s.subscriber_id or r.right_id = any(array(
    select h.right_id from right_sharers h where h.subscriber_id = s.subscriber_id))))`

const inactiveFor = (now: Instant, days: number): Condition =>
  sql<boolean>`s.erased_at is null and ${LAST_ACTIVITY} <= ${daysBefore(now, days)}`

const toWarn = (now: Instant): Condition =>
  sql<boolean>`${inactiveFor(now, INACTIVE_DAYS - WARNED_DAYS)} and s.email <> ''
    and (s.erasure_warned_at is null or s.erasure_warned_at < ${LAST_ACTIVITY})`

/** People with an address are erased only after a warning and the days that it names. */
const toErase = (now: Instant): Condition =>
  sql<boolean>`${inactiveFor(now, INACTIVE_DAYS)} and (coalesce(s.email, '') = ''
    or s.erasure_warned_at between ${LAST_ACTIVITY} and ${daysBefore(now, WARNED_DAYS)})`

const listPeople = async (db: Database, condition: Condition): Promise<PersonKey[]> => {
  const { rows } = await sql<{ city_id: string; subscriber_id: string }>`
    select city_id, subscriber_id from subscribers s
    where ${condition} order by s.created_at limit ${AT_ONCE}`.execute(db)
  return rows.map(row => ({ cityId: row.city_id, subscriberId: row.subscriber_id }))
}

/** Locks the person's row if the condition still holds: somebody may have signed in since the list was read. */
const lockIf = async (transaction: Database, person: PersonKey, condition: Condition) => {
  const row = await lockPerson(transaction, person)
  const same = sql<boolean>`s.subscriber_id = ${person.subscriberId} and ${condition}`
  return (await listPeople(transaction, same)).length > 0 ? row : undefined
}

const warn = (deps: Deps, person: PersonKey, now: Instant) =>
  withMails(deps, person.cityId, async (transaction, write) => {
    const row = await lockIf(transaction, person, toWarn(now))
    if (row === undefined) return
    await transaction
      .updateTable('subscribers')
      .set({ erasure_warned_at: at(now) })
      .where('subscriber_id', '=', person.subscriberId)
      .execute()
    const city = deps.cities.find(({ cityId }) => cityId === person.cityId)
    if (city === undefined) return
    const reader = { to: row.email ?? '', lang: languageOf(row.lang), city }
    const until = addSeconds(now, inSeconds({ days: WARNED_DAYS }))
    await write('erasure announced', erasureWarningMail(reader, until))
  })

const erase = (deps: Deps, person: PersonKey, now: Instant) =>
  withMails(deps, person.cityId, async (transaction, write) => {
    const row = await lockIf(transaction, person, toErase(now))
    if (row === undefined || (await hasLivePayment(transaction, person))) return
    await eraseAndTell(deps, [transaction, write], { ...person, ...row }, { now, isUnused: true })
  })

/** Warns inactive people, and erases those who were warned and have not signed in since. */
export const eraseInactivePeople = async (deps: Deps, now: Instant): Promise<void> => {
  for (const person of await listPeople(deps.db, toWarn(now))) await warn(deps, person, now)
  for (const person of await listPeople(deps.db, toErase(now))) await erase(deps, person, now)
}
