import { earlier, inMilliseconds } from '@parvis/shared-kernel/time'
import type { Deps } from '../../deps.ts'
import type { StoredObject } from '../../evidence-store/file-store.ts'
import type { Job } from '../../jobs/jobs.ts'
import { oneByOne } from '../../jobs/one-by-one.ts'
import { failureName } from '../../log.ts'
import {
  dropForgottenUpload,
  dropUntracedMedia,
  listForgottenUploads,
  listKnownUploads,
  listStoredUrns,
  listUntracedMedia,
} from './evidence-cleaning.repo.ts'

const FORGOTTEN_AFTER = { days: 1 }
const FORGOTTEN_AFTER_MS = inMilliseconds(FORGOTTEN_AFTER)
const UNTRACED_AFTER = { days: 7 }

/** Deletes the row first: a file left without a row is found and removed by a later step or the next run. */
const dropForgotten = async ({ db, files, clock }: Deps) =>
  oneByOne(await listForgottenUploads(db, earlier(clock.now(), FORGOTTEN_AFTER)), async urn => {
    if (await dropForgottenUpload(db, urn)) await files.remove(urn)
  })

const dropUntraced = async ({ db, files, clock }: Deps) =>
  oneByOne(await listUntracedMedia(db, earlier(clock.now(), UNTRACED_AFTER)), async ({ media_id, urn }) => {
    if (await dropUntracedMedia(db, media_id, urn)) await files.remove(urn)
  })

/** Removes a file without a row, or a quarantine copy whose upload was accepted. */
const dropStray = async ({ files }: Deps, { urn, isKept }: StoredObject, isStored: boolean | undefined) => {
  if (isStored === undefined) await files.remove(urn)
  else if (isStored && !isKept) await files.clearQuarantine(urn)
}

const dropStrays = async (deps: Deps) => {
  const objects = await deps.files.list()
  const old = objects.filter(({ ageMs }) => ageMs > FORGOTTEN_AFTER_MS)
  const known = await listKnownUploads(
    deps.db,
    old.map(({ urn }) => urn),
  )
  return oneByOne(old, object => dropStray(deps, object, known.get(object.urn)))
}

/**
 * Only reports missing files: deleting their rows would lose every document if the store were misconfigured. Reads rows
 * before files, so that a file stored meanwhile is not reported.
 */
const reportLost = async ({ db, files, log }: Deps): Promise<void> => {
  const stored = await listStoredUrns(db)
  const kept = new Set((await files.list()).filter(({ isKept }) => isKept).map(({ urn }) => urn))
  const lost = stored.filter(urn => !kept.has(urn)).length
  if (lost > 0) log.error({ lost }, 'documents are missing from their store')
}

/**
 * Deletes uploads that were not registered within a day, and documents that no request used within a week. Documents of
 * rights stay; retention decides about them.
 */
export const cleanEvidences: Job = {
  name: 'clean-evidences',
  everySeconds: 3_600,
  run: async deps => {
    await deps.files.purgeInterrupted(FORGOTTEN_AFTER_MS)
    const failures: unknown[] = []
    for (const drop of [dropForgotten, dropUntraced, dropStrays]) failures.push(...(await drop(deps)))
    await reportLost(deps)
    if (failures.length === 0) return
    const told = { failures: failures.length, failure: failureName(failures[0]) }
    deps.log.warn(told, 'files that nobody needs wait to be removed')
  },
}
