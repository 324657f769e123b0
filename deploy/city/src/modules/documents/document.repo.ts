import type { Database } from '../../db/database.ts'

export const isRefundOfCity = async (db: Database, cityId: string, refundId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('refunds')
    .select('refund_id')
    .where('city_id', '=', cityId)
    .where('refund_id', '=', refundId)
    .executeTakeFirst()
  return row !== undefined
}
