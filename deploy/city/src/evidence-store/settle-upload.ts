import { contentTypeOf } from '@parvis/shared-kernel/evidence'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { sha256Hex } from '../secrets.ts'
import { checkApart } from './check-apart.ts'
import type { Checked, ContentFault } from './content-fault.ts'
import type { FileStore } from './file-store.ts'
import { findUpload, markRefused, markStored, type UploadRow } from './upload.repo.ts'

export interface StoreParts {
  db: Database
  files: FileStore
  clock: Clock
}

/** State of an upload: kept, refused permanently, or absent (so far). */
export type Settled =
  | { kind: 'stored'; mime: string; size: number; sha256: string }
  | { kind: 'refused'; fault: ContentFault }
  | { kind: 'absent' }

const ABSENT: Settled = { kind: 'absent' }

const settledBefore = (row: UploadRow): Settled => {
  if (row.refusal !== null) return { kind: 'refused', fault: row.refusal }
  if (row.stored_at === null || row.size_bytes === null || row.sha256 === null) return ABSENT
  return { kind: 'stored', mime: row.mime, size: row.size_bytes, sha256: row.sha256 }
}

const checked = async (row: UploadRow, bytes: Uint8Array | 'too-large'): Promise<Checked> => {
  if (bytes === 'too-large') return { fault: 'FileTooLarge' }
  // A file of another length than signed is incomplete.
  if (row.signed_bytes !== null && row.signed_bytes !== bytes.length) return { fault: 'FileUnreadable' }
  return checkApart(row.mime, bytes)
}

/** Reads the type from the kept content: some pictures changed type, and after an interruption the verdict is lost. */
const noteKept = async ({ db, clock }: StoreParts, row: UploadRow, bytes: Uint8Array): Promise<void> => {
  const sha256 = sha256Hex(bytes)
  const mime = contentTypeOf(bytes) ?? row.mime
  await markStored(db, row.urn, { mime, size: bytes.length, sha256, now: clock.now() })
}

const refuse = async ({ db, files }: StoreParts, row: UploadRow, fault: ContentFault): Promise<void> => {
  if (await markRefused(db, row.urn, fault)) await files.remove(row.urn)
}

const judge = async (parts: StoreParts, row: UploadRow, verdict: Checked): Promise<void> => {
  if ('fault' in verdict) return refuse(parts, row, verdict.fault)
  // Writes the file before its row, so that a row marked as stored always has its file.
  await parts.files.keep(row.urn, verdict.content)
  await noteKept(parts, row, verdict.content)
}

/** Checks a quarantined upload and keeps or removes it. Idempotent; after an interruption a repeat continues. */
export const settleUpload = async (parts: StoreParts, row: UploadRow): Promise<Settled> => {
  const before = settledBefore(row)
  if (before.kind !== 'absent') return before
  const arrived = await parts.files.readQuarantined(row.urn)
  if (arrived !== null) await judge(parts, row, await checked(row, arrived))
  else {
    // The content was kept before an interruption, but not its row.
    const kept = await parts.files.read(row.urn)
    if (kept === null) return ABSENT
    await noteKept(parts, row, kept)
  }
  const now = await findUpload(parts.db, row.urn)
  return now === undefined ? ABSENT : settledBefore(now)
}
