import * as v from 'valibot'
import type { Database } from '../../db/database.ts'
import { type AppealForm, appealFormShape, EMPTY_FORM } from './appeal-form.model.ts'

/** Reads the city's form; a city without one has only the reason that always exists. */
export const findAppealForm = async (db: Database, cityId: string): Promise<AppealForm> => {
  const row = await db
    .selectFrom('appeal_forms')
    .select('form')
    .where('city_id', '=', cityId)
    .executeTakeFirst()
  return row === undefined ? EMPTY_FORM : v.parse(appealFormShape, row.form)
}
