import * as v from 'valibot'
import type { Database } from '../../db/database.ts'
import { type AppealForm, appealFormShape, EMPTY_FORM } from './appeal-form.model.ts'

/** The form of a city; a city that wrote none has the one reason that always exists. */
export const findAppealForm = async (db: Database, cityId: string): Promise<AppealForm> => {
  const row = await db
    .selectFrom('appeal_forms')
    .select('form')
    .where('city_id', '=', cityId)
    .executeTakeFirst()
  return row === undefined ? EMPTY_FORM : v.parse(appealFormShape, row.form)
}
