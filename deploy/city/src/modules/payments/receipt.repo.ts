import type { Database } from '../../db/database.ts'

const due = (db: Database) => db.selectFrom('operations').selectAll().where('receipt', '=', 'due')

export const listDueReceipts = (db: Database) => due(db).orderBy('transaction_at').limit(100).execute()

export const findDueReceipt = (db: Database, operationId: string) =>
  due(db).where('operation_id', '=', operationId).executeTakeFirst()

/** Takes the receipt on; false when somebody else did. */
export const claimReceipt = async (db: Database, operationId: string): Promise<boolean> => {
  const row = await db
    .updateTable('operations')
    .set({ receipt: 'sent' })
    .where('operation_id', '=', operationId)
    .where('receipt', '=', 'due')
    .returning('operation_id')
    .executeTakeFirst()
  return row !== undefined
}

export const unclaimReceipt = async (db: Database, operationId: string): Promise<void> => {
  await db.updateTable('operations').set({ receipt: 'due' }).where('operation_id', '=', operationId).execute()
}
