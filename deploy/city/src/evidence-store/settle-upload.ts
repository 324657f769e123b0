import { createHash } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { checkApart } from './check-apart.ts'
import type { ContentFault } from './content-fault.ts'
import type { FileStore } from './file-store.ts'
import { findUpload, markRefused, markStored, type UploadRow } from './upload.repo.ts'

export interface StoreParts {
  db: Database
  files: FileStore
  clock: Clock
}

/** What became of an upload: kept, refused for good, or not there (yet). */
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

const faultOf = async (row: UploadRow, bytes: Uint8Array | 'too-large'): Promise<ContentFault | null> => {
  if (bytes === 'too-large') return 'FileTooLarge'
  // A length that was signed and is not there means that a part of the file is missing.
  if (row.signed_bytes !== null && row.signed_bytes !== bytes.length) return 'FileUnreadable'
  return checkApart(row.mime, bytes)
}

const keep = async ({ db, files, clock }: StoreParts, row: UploadRow, bytes: Uint8Array): Promise<void> => {
  // First the file, then its row: a row that says "stored" always has its file, whatever is interrupted.
  await files.keep(row.urn, bytes)
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await markStored(db, row.urn, { size: bytes.length, sha256, now: clock.now() })
}

const refuse = async ({ db, files }: StoreParts, row: UploadRow, fault: ContentFault): Promise<void> => {
  if (await markRefused(db, row.urn, fault)) await files.remove(row.urn)
}

/**
 * Checks what arrived in quarantine and keeps or removes it, once: whoever asks again hears the same. Begun again after
 * an interruption it goes on where it stopped.
 */
export const settleUpload = async (parts: StoreParts, row: UploadRow): Promise<Settled> => {
  const before = settledBefore(row)
  if (before.kind !== 'absent') return before
  const bytes = (await parts.files.readQuarantined(row.urn)) ?? (await parts.files.read(row.urn))
  if (bytes === null) return ABSENT
  const fault = await faultOf(row, bytes)
  if (fault !== null) await refuse(parts, row, fault)
  else if (bytes !== 'too-large') await keep(parts, row, bytes)
  const now = await findUpload(parts.db, row.urn)
  return now === undefined ? ABSENT : settledBefore(now)
}
