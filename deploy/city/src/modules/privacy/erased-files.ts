import { sql } from 'kysely'
import type { Deps } from '../../deps.ts'
import { oneByOne } from '../../jobs/one-by-one.ts'
import { failureName } from '../../log.ts'

const AT_ONCE = 200

/** In random order: files that are never removed must not come first in each round. */
const listSome = async ({ db }: Deps): Promise<readonly string[]> => {
  const rows = await db
    .selectFrom('files_to_remove')
    .select('urn')
    .orderBy(sql`random()`)
    .limit(AT_ONCE)
    .execute()
  return rows.map(({ urn }) => urn)
}

/** Deletes the files of erased people; one that fails stops no other, and the retention job retries it. */
export const removeErasedFiles = async (deps: Deps): Promise<void> => {
  const { db, files, log } = deps
  const failures = await oneByOne(await listSome(deps), async urn => {
    await files.remove(urn)
    await db.deleteFrom('files_to_remove').where('urn', '=', urn).execute()
  })
  if (failures.length === 0) return
  const told = { failures: failures.length, failure: failureName(failures[0]) }
  log.warn(told, 'files of erased people wait to be removed')
}
