import { earlier, inMilliseconds } from '@parvis/shared-kernel/time'
import type { Deps } from '../../deps.ts'
import type { StoredObject } from '../../evidence-store/file-store.ts'
import type { Job } from '../../jobs/jobs.ts'
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

/** The row goes first: a file that is left without one is found and removed by the next step, here or in the next run. */
const dropForgotten = async (deps: Deps): Promise<void> => {
  const { db, files, clock } = deps
  for (const urn of await listForgottenUploads(db, earlier(clock.now(), FORGOTTEN_AFTER))) {
    if (await dropForgottenUpload(db, urn)) await files.remove(urn)
  }
}

const dropUntraced = async (deps: Deps): Promise<void> => {
  const { db, files, clock } = deps
  for (const { media_id, urn } of await listUntracedMedia(db, earlier(clock.now(), UNTRACED_AFTER))) {
    if (await dropUntracedMedia(db, media_id, urn)) await files.remove(urn)
  }
}

/** A file without a row, or one left in quarantine after its upload was settled. */
const dropStray = async ({ files }: Deps, { urn, isKept }: StoredObject, isStored: boolean | undefined) => {
  if (isStored === undefined) await files.remove(urn)
  else if (isStored && !isKept) await files.clearQuarantine(urn)
}

const dropStrays = async (deps: Deps): Promise<void> => {
  const objects = await deps.files.list()
  const old = objects.filter(({ ageMs }) => ageMs > FORGOTTEN_AFTER_MS)
  const known = await listKnownUploads(
    deps.db,
    old.map(({ urn }) => urn),
  )
  for (const object of old) await dropStray(deps, object, known.get(object.urn))
}

/**
 * A row is never removed because its file is not there: a store that is wrongly configured would cost every document.
 * Rows are read before files, so that one that is kept just now is not missed.
 */
const tellLost = async ({ db, files, log }: Deps): Promise<void> => {
  const stored = await listStoredUrns(db)
  const kept = new Set((await files.list()).filter(({ isKept }) => isKept).map(({ urn }) => urn))
  const lost = stored.filter(urn => !kept.has(urn)).length
  if (lost > 0) log.error({ lost }, 'documents are missing from their store')
}

/**
 * Lets go what nobody registered within a day, and documents that no request took within a week. Documents of rights
 * stay: how long is for retention to say.
 */
export const cleanEvidences: Job = {
  name: 'clean-evidences',
  everySeconds: 3_600,
  run: async deps => {
    await deps.files.purgeInterrupted(FORGOTTEN_AFTER_MS)
    await dropForgotten(deps)
    await dropUntraced(deps)
    await dropStrays(deps)
    await tellLost(deps)
  },
}
