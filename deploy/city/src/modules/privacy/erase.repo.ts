import type { Instant } from '@parvis/shared-kernel/time'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { at } from '../../db/schema.ts'
import { PLAN_NAME, rightsWithPlan } from '../rights/plan-name.repo.ts'
import type { PersonKey } from '../subscriber/person-key.ts'
import { OPEN_APPEAL, OPEN_REFUND } from './open-cases.ts'
import { appealsOf, namedBy, rightsOf } from './person.ts'
import { PERSONAL_DATA } from './personal-data.ts'
import type { PersonalTable } from './personal-table.ts'

/** Clears references from other people's rights to this person's, some of which are about to be deleted. */
const unlinkRights = async (db: Database, person: PersonKey): Promise<void> => {
  for (const column of ['subscription_id', 'renewed_right_id']) {
    const name = sql.ref(column)
    await sql`update rights set ${name} = null where ${name} in ${rightsOf(person)}`.execute(db)
  }
}

/** Deletes the rows and records their file names in the same transaction, so that no file is orphaned. */
const removeRows = async (
  db: Database,
  entry: PersonalTable,
  person: PersonKey,
  now: Instant,
): Promise<void> => {
  const { table, mine, erasure, hasFiles } = entry
  const isKept = erasure === 'delete' ? sql`false` : erasure.keep
  const where = sql`(${mine(person)}) and (${isKept}) is not true`
  if (hasFiles === undefined) {
    await sql`delete from ${sql.table(table)} where ${where}`.execute(db)
    return
  }
  await sql`with gone as (delete from ${sql.table(table)} where ${where} returning urn)
    insert into files_to_remove (urn, since) select distinct urn, ${at(now)}::timestamptz from gone
    on conflict do nothing`.execute(db)
}

const blankRows = async (
  db: Database,
  { table, mine, erasure }: PersonalTable,
  person: PersonKey,
): Promise<void> => {
  if (erasure === 'delete') return
  const changes = Object.entries(erasure.blank).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  if (changes.length === 0) return
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${mine(person)}`.execute(db)
}

/**
 * Locks the person, as everything does first that changes rows of people; then their rights and appeals,
 * whose parts are deleted before them: a reminder or a job that cleans up locks the right or the appeal
 * alone.
 */
const lockRows = async (transaction: Database, person: PersonKey): Promise<void> => {
  await sql`select 1 from subscribers where ${namedBy('subscriber_id')(person)} for update`.execute(
    transaction,
  )
  for (const [table, id] of [
    ['rights', 'right_id'],
    ['appeals', 'appeal_id'],
  ] as const)
    await sql`select 1 from ${sql.table(table)} where ${namedBy('subscriber_id')(person)}
      order by ${sql.ref(id)} for update`.execute(transaction)
}

/** Erases a person table by table, or once more; give it a transaction. */
export const erasePerson = async (transaction: Database, person: PersonKey, now: Instant): Promise<void> => {
  await lockRows(transaction, person)
  await unlinkRights(transaction, person)
  await transaction
    .updateTable('subscribers')
    .set({ erased_at: at(now) })
    .where('subscriber_id', '=', person.subscriberId)
    .where('erased_at', 'is', null)
    .execute()
  for (const entry of PERSONAL_DATA) {
    await removeRows(transaction, entry, person, now)
    await blankRows(transaction, entry, person)
  }
}

/** People erased since a moment of whom something is kept. */
export const listErased = async (db: Database, since: Instant): Promise<PersonKey[]> => {
  const rows = await db
    .selectFrom('subscribers')
    .select(['city_id', 'subscriber_id'])
    .where('erased_at', '>=', at(since))
    .execute()
  return rows.map(row => ({ cityId: row.city_id, subscriberId: row.subscriber_id }))
}

/** Locks the person's row, so that counts stay true until the transaction ends. */
export const lockPerson = (transaction: Database, { cityId, subscriberId }: PersonKey) =>
  transaction
    .selectFrom('subscribers')
    .select(['email', 'lang'])
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()

export const findErasableEmail = (db: Database, { cityId, subscriberId }: PersonKey) =>
  db
    .selectFrom('subscribers')
    .select(['email', 'lang'])
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .executeTakeFirst()

export const listOwnRights = (db: Database, { cityId, subscriberId }: PersonKey) =>
  db
    .selectFrom('rights')
    .select(['right_id', 'kind', 'status', 'end_of_validity'])
    .where('city_id', '=', cityId)
    .where('subscriber_id', '=', subscriberId)
    .execute()

/** Names of the offers and definitions, by id of the right. */
export const namesOfRights = async (
  db: Database,
  rights: readonly { right_id: string }[],
): Promise<ReadonlyMap<string, string | null>> => {
  if (rights.length === 0) return new Map()
  const rows = await rightsWithPlan(db)
    .select(['right_id', PLAN_NAME.as('name')])
    .where(
      'right_id',
      'in',
      rights.map(({ right_id }) => right_id),
    )
    .execute()
  return new Map(rows.map(({ right_id, name }) => [right_id, name]))
}

/** Whether an appeal of the person awaits its answer. */
export const hasOpenAppeal = async (db: Database, person: PersonKey): Promise<boolean> => {
  const { rows } = await sql`select 1 from appeals
    where appeal_id in ${appealsOf(person)} and ${OPEN_APPEAL} limit 1`.execute(db)
  return rows.length > 0
}

/** Whether an open refund of the person exists. */
export const hasOpenRefund = async (db: Database, person: PersonKey): Promise<boolean> => {
  const { rows } = await sql`select 1 from refunds
    where ${namedBy('subscriber_id')(person)} and ${OPEN_REFUND} limit 1`.execute(db)
  return rows.length > 0
}

/** Whether a payment of the person may still succeed. */
export const hasLivePayment = async (db: Database, person: PersonKey): Promise<boolean> => {
  const { rows } = await sql<{ live: number }>`select 1 as live from operations
    where city_id = ${person.cityId} and status = 'PENDING'
      and (payer = ${`subscriber:${person.subscriberId}`} or resource_id in ${rightsOf(person)})
    limit 1`.execute(db)
  return rows.length > 0
}
