import { randomUUID } from 'node:crypto'
import { ACCEPTED_TYPES } from '@parvis/shared-kernel/evidence'
import { ATTACHMENT_MAX_BYTES } from '@parvis/shared-kernel/subscriber'
import { addMilliseconds } from '@parvis/shared-kernel/time'
import type { UploadUrlQuery } from '@parvis/shared-kernel/wire/contract'
import type { Database } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { type ContentFault, FAULT_STATUS } from '../../evidence-store/content-fault.ts'
import { urnOf } from '../../evidence-store/file-store.ts'
import { type StoreParts, settleUpload } from '../../evidence-store/settle-upload.ts'
import { findUploadOf, insertUpload, type UploadOwner } from '../../evidence-store/upload.repo.ts'
import { UPLOAD_LIFE_MS } from '../../evidence-store/upload-permit.ts'
import { Refusal } from '../../http/refusal.ts'
import { holdUpload } from './evidence.repo.ts'

export type { UploadOwner } from '../../evidence-store/upload.repo.ts'

/** The refusal for a file that was not accepted. */
export const fileRefusal = (fault: ContentFault) => new Refusal(FAULT_STATUS[fault], fault)

const mimeOf = (mediaType: string): string => {
  const mime = mediaType.toLowerCase()
  if (!ACCEPTED_TYPES.includes(mime)) throw fileRefusal('FileTypeNotSupported')
  return mime
}

const sizeOf = (said: string | undefined): number | null => {
  if (said === undefined) return null
  const size = Number(said)
  if (size === 0) throw fileRefusal('FileUnreadable')
  if (size > ATTACHMENT_MAX_BYTES) throw fileRefusal('FileTooLarge')
  return size
}

/**
 * Returns a signed upload URL for one file of one type and at most the given length, valid for five minutes (both
 * documents §7).
 */
export const makeUploadUrl = async (
  { db, clock, files, limits }: Deps,
  owner: UploadOwner,
  { mediaType, size }: UploadUrlQuery,
) => {
  const bound = { mime: mimeOf(mediaType), size: sizeOf(size) }
  await limits.spend([{ limit: 'uploadUrl', key: `${owner.ownerKind} ${owner.ownerId}` }])
  const urn = urnOf(randomUUID())
  const permit = { ...bound, urn, expiresAt: addMilliseconds(clock.now(), UPLOAD_LIFE_MS) }
  await insertUpload(db, owner, permit)
  return { signedUploadUrl: await files.signUpload(permit), fileUrn: urn }
}

export interface StoredUpload {
  urn: string
  mime: string
  size: number
  sha256: string
}

const notUploaded = () => new Refusal(409, 'EvidenceNeedsToBeUploaded')

/**
 * Takes this owner's uploaded file, checks and stores it; refuses a missing one (EvidenceNeedsToBeUploaded) and
 * unacceptable content. The transaction that registers it calls `holdStoredUpload`.
 */
export const takeStoredUpload = async (
  parts: StoreParts,
  owner: UploadOwner,
  urn: string,
): Promise<StoredUpload> => {
  const row = await findUploadOf(parts.db, owner, urn)
  const settled = row === undefined ? undefined : await settleUpload(parts, row)
  if (settled?.kind === 'refused') throw fileRefusal(settled.fault)
  if (settled?.kind !== 'stored') throw notUploaded()
  return { urn, mime: settled.mime, size: settled.size, sha256: settled.sha256 }
}

/** Keeps a taken file from being cleaned away until the transaction ends; refuses one that was meanwhile. */
export const holdStoredUpload = async (transaction: Database, urn: string): Promise<void> => {
  if (!(await holdUpload(transaction, urn))) throw notUploaded()
}
