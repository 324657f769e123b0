import { addSeconds, inSeconds, toIso } from '@parvis/shared-kernel/time'
import type { DraftListWire, DraftWire } from '@parvis/shared-kernel/wire'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../http/refusal.ts'
import type { PersonKey } from '../subscriber/person-key.ts'
import {
  countDrafts,
  type DraftKey,
  type DraftRow,
  dropDraft,
  findDraft,
  listDrafts,
  lockDrafts,
  writeDraft,
} from './draft.repo.ts'
import { DRAFT_DAYS } from './draft-life.ts'

/** Largest body of a draft, in bytes of its JSON. */
export const DRAFT_MAX_BYTES = 64 * 1_024
/** A person has a handful of procedures at a time; more is a program that fills the table. */
export const MOST_DRAFTS = 20

const draftOf = (row: DraftRow): DraftWire => ({
  procedure: row.procedure,
  body: row.body,
  version: row.version,
  updatedAt: toIso(row.updated_at),
})

/** Reads a draft; null if none is stored, which is the usual case and not an error. */
export const readDraft = async ({ db }: Deps, key: DraftKey): Promise<DraftWire | null> => {
  const row = await findDraft(db, key)
  return row === undefined ? null : draftOf(row)
}

/** Lists a person's drafts without their content, with the end of their retention. */
export const readDrafts = async ({ db }: Deps, owner: PersonKey): Promise<DraftListWire> =>
  (await listDrafts(db, owner)).map(({ procedure, version, updated_at }) => ({
    procedure,
    version,
    updatedAt: toIso(updated_at),
    keptUntil: toIso(addSeconds(updated_at, inSeconds({ days: DRAFT_DAYS }))),
  }))

/**
 * Refuses to overwrite a later version than the one that the caller read. 0 means that there was none, so that two tabs
 * that begin at once do not overwrite each other; null overwrites any.
 */
const refuseStale = (row: DraftRow | undefined, expected: number | null): void => {
  if (expected !== null && (row?.version ?? 0) !== expected) throw new Refusal(412, 'DraftConflict')
}

const isRoomLeft = async (db: Database, key: DraftKey): Promise<boolean> =>
  (await countDrafts(db, key)) < MOST_DRAFTS

/**
 * Stores a draft: 413 if too large, 412 DraftConflict if another version was written since, 409 if there are too many.
 */
export const keepDraft = (
  { db, clock }: Deps,
  key: DraftKey,
  body: Record<string, unknown>,
  expected: number | null,
): Promise<DraftWire> => {
  if (Buffer.byteLength(JSON.stringify(body)) > DRAFT_MAX_BYTES) throw new Refusal(413, 'Content Too Large')
  return db.transaction().execute(async transaction => {
    await lockDrafts(transaction, key)
    const row = await findDraft(transaction, key)
    refuseStale(row, expected)
    if (row === undefined && !(await isRoomLeft(transaction, key))) throw new Refusal(409, 'Conflict')
    const version = (row?.version ?? 0) + 1
    return draftOf(await writeDraft(transaction, key, { body, version, now: clock.now() }))
  })
}

/** Idempotent: deleting a missing draft succeeds. */
export const forgetDraft = ({ db }: Deps, key: DraftKey, expected: number | null): Promise<void> =>
  db.transaction().execute(async transaction => {
    await lockDrafts(transaction, key)
    const row = await findDraft(transaction, key)
    if (row === undefined) return
    refuseStale(row, expected)
    await dropDraft(transaction, key)
  })
