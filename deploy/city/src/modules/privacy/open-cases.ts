import { type RawBuilder, sql } from 'kysely'
import type { Deps } from '../../deps.ts'

const ANSWERED = sql`answered_at is not null`
/** Selects appeals still to be answered: erasure keeps them, with the filer's name. */
export const OPEN_APPEAL = sql<boolean>`appeal_id in (select a.appeal_id from appeals a
  where a.state in ('filed', 'complement-requested'))`
export const unlessAnswered = (
  column: string,
  blank: RawBuilder<unknown>,
  open: RawBuilder<unknown> = sql.ref(column),
) => sql`case when ${ANSWERED} then ${blank} else ${open} end`

/** Money still on its way back: erasure keeps the address to which the city writes of it. */
export const OPEN_REFUND = sql<boolean>`status not in ('PAID', 'REJECTED')`
export const unlessOpen = (open: RawBuilder<unknown>, blank: RawBuilder<unknown>) =>
  sql`case when ${OPEN_REFUND} then ${open} else ${blank} end`
/** The case's own address, else the account's, to which the city wrote until then. */
export const addressOfCase = (table: 'appeals' | 'refunds') => sql`coalesce(nullif(email, ''),
  (select s.email from subscribers s where s.subscriber_id = ${sql.ref(`${table}.subscriber_id`)}), '')`

/** Only of nobody's account: an account's own tells it nothing new. What an agent wrote goes with the address. */
export const forgetReceivers = async ({ db }: Pick<Deps, 'db'>, before: string): Promise<void> => {
  await sql`update refunds set email = '', answer = null, asked_words = null
    where subscriber_id is null and (email <> '' or answer is not null or asked_words is not null)
    and not ${OPEN_REFUND} and coalesce(paid_at, decided_at) <= ${before}::timestamptz`.execute(db)
}
