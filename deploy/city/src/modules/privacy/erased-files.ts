import type { Deps } from '../../deps.ts'
import { failureName } from '../../log.ts'

const AT_ONCE = 200

/** Deletes the files of erased people; the retention job retries those that fail. */
export const removeErasedFiles = async ({ db, files, log }: Deps): Promise<void> => {
  const rows = await db.selectFrom('files_to_remove').select('urn').orderBy('since').limit(AT_ONCE).execute()
  try {
    for (const { urn } of rows) {
      await files.remove(urn)
      await db.deleteFrom('files_to_remove').where('urn', '=', urn).execute()
    }
  } catch (failure) {
    log.warn({ failure: failureName(failure) }, 'files of erased people wait to be removed')
  }
}
