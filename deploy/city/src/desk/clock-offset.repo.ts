import type { Database } from '../db/database.ts'

const KEY = 'clock-offset-ms'

/** The offset of the demo clock when the server stopped. */
export const readClockOffset = async (db: Database): Promise<number> => {
  const row = await db.selectFrom('server_state').select('value').where('key', '=', KEY).executeTakeFirst()
  return typeof row?.value === 'number' ? row.value : 0
}

export const keepClockOffset = async (db: Database, offsetMs: number): Promise<void> => {
  const value = JSON.stringify(offsetMs)
  await db
    .insertInto('server_state')
    .values({ key: KEY, value })
    .onConflict(conflict => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
