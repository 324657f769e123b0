import type { Database } from '../../db/database.ts'
import { isFound } from '../../db/is-found.ts'

const due = (db: Database) => db.selectFrom('operations').selectAll().where('receipt', '=', 'due')

export const listDueReceipts = (db: Database, cityId: string) =>
  due(db).where('city_id', '=', cityId).orderBy('transaction_at').limit(100).execute()

export const findDueReceipt = (db: Database, operationId: string) =>
  due(db).where('operation_id', '=', operationId).executeTakeFirst()

/** Lowercased addresses of the right's owner and sharers. */
export const listHoldersOfRight = async (db: Database, rightId: string): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('subscribers')
    .select(eb => eb.fn<string>('lower', ['email']).as('address'))
    .where(eb =>
      eb.or([
        eb(
          'subscriber_id',
          'in',
          eb.selectFrom('rights').select('rights.subscriber_id').where('right_id', '=', rightId),
        ),
        eb(
          'subscriber_id',
          'in',
          eb
            .selectFrom('right_sharers')
            .select('right_sharers.subscriber_id')
            .where('right_id', '=', rightId),
        ),
      ]),
    )
    .execute()
  return rows.map(({ address }) => address).filter(Boolean)
}

/** Claims the receipt; false when another process has claimed it. */
export const claimReceipt = (db: Database, operationId: string): Promise<boolean> =>
  isFound(
    db
      .updateTable('operations')
      .set({ receipt: 'sent' })
      .where('operation_id', '=', operationId)
      .where('receipt', '=', 'due')
      .returning('operation_id'),
  )
