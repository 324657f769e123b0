import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'

const escapeLike = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/** Addresses that hold every word, those that begin with the first one before the others. */
export const searchAddresses = (db: Database, cityId: string, words: readonly string[], limit: number) => {
  let query = db.selectFrom('addresses').selectAll().where('city_id', '=', cityId)
  for (const word of words) query = query.where('searchable', 'like', `%${escapeLike(word)}%`)
  return query
    .orderBy(sql`searchable not like ${`${escapeLike(words[0] ?? '')}%`}`)
    .orderBy('address_id')
    .limit(limit)
    .execute()
}
