import { type ErrorWording, failureOf, wordingOf } from '../errors/index.ts'
import { type AttachmentEvidence, type FileFacts, fileRule } from '../evidence/index.ts'
import type { EvidenceId, MediaId } from '../ids/index.ts'
import type { Instant } from '../time/index.ts'
import { canBeLighter } from './lighter-picture.ts'

/** A file in the store: as uploaded, under its name in the store. */
export interface SentFile {
  readonly file: FileFacts
  readonly mediaId: MediaId
  readonly urn: string
  readonly sentAt: Instant
  /** Uploaded content, for the preview; missing for a file from an earlier visit. */
  readonly content?: Blob
  /** Sent without the city's watermark, which could not be applied. */
  readonly isBare?: boolean
}

/** Upload state of one document. A failed file is kept, so that it can be sent again. */
export type Upload =
  | { readonly kind: 'sending'; readonly file: File; readonly progress: number | null }
  | ({ readonly kind: 'ready' } & SentFile)
  | { readonly kind: 'failed'; readonly file: File; readonly wording: ErrorWording }
  /** Already held by the city: from the renewed right, or accepted for another one. */
  | { readonly kind: 'held'; readonly document: AttachmentEvidence }

/** By required evidence; no entry without a file. */
export type Uploads = Readonly<Partial<Record<EvidenceId, Upload>>>

export type UploadEvent =
  | { readonly kind: 'chosen'; readonly id: EvidenceId; readonly file: File }
  | { readonly kind: 'progress'; readonly id: EvidenceId; readonly file: File; readonly share: number }
  /** `file` is the chosen one, `sent` the one in the store (possibly watermarked). */
  | { readonly kind: 'done'; readonly id: EvidenceId; readonly file: File; readonly sent: SentFile }
  | { readonly kind: 'failed'; readonly id: EvidenceId; readonly file: File; readonly wording: ErrorWording }
  | { readonly kind: 'held'; readonly id: EvidenceId; readonly document: AttachmentEvidence }
  | { readonly kind: 'removed'; readonly id: EvidenceId }

const without = (uploads: Uploads, id: EvidenceId): Uploads =>
  Object.fromEntries(Object.entries(uploads).filter(([key]) => key !== id))

/** Whether an event concerns a file that was replaced meanwhile: it is ignored. */
function isStale(uploads: Uploads, id: EvidenceId, file: File): boolean {
  const upload = uploads[id]
  return upload === undefined || upload.kind === 'held' || upload.file !== file
}

export function uploadsAfter(uploads: Uploads, event: UploadEvent): Uploads {
  const { kind, id } = event
  if (kind === 'removed') return without(uploads, id)
  if (kind === 'held') return { ...uploads, [id]: { kind, document: event.document } }
  if (kind === 'chosen') return { ...uploads, [id]: { kind: 'sending', file: event.file, progress: null } }
  if (isStale(uploads, id, event.file)) return uploads
  const { file } = event
  if (kind === 'progress') return { ...uploads, [id]: { kind: 'sending', file, progress: event.share } }
  if (kind === 'done') return { ...uploads, [id]: { kind: 'ready', ...event.sent } }
  return { ...uploads, [id]: { kind: 'failed', file, wording: event.wording } }
}

/** Why a file is refused before upload; null when it can be sent, a large picture once it is made lighter. */
export function fileFault(file: File): ErrorWording | null {
  const verdict = fileRule(file)
  if (verdict.allowed || (verdict.reason === 'too-large' && canBeLighter(file))) return null
  return { id: `file.${verdict.reason}` }
}

/** Message of a failed upload: that of the failed call, else "upload failed" (first document §8). */
export function sendFault(error: unknown): ErrorWording {
  const failure = failureOf(error)
  return failure === null ? { id: 'file.upload-failed' } : wordingOf(failure)
}

/** Why a document cannot be submitted: no file, or a failed upload. Null while uploading. */
export function uploadFault(upload: Upload | undefined): 'missing' | 'refused' | null {
  if (!upload) return 'missing'
  return upload.kind === 'failed' ? 'refused' : null
}

export const isSending = (uploads: Uploads): boolean =>
  Object.values(uploads).some(upload => upload?.kind === 'sending')

const NEVER_TAKEN = [
  ...['file.empty', 'file.too-large', 'file.unsupported-type'],
  ...['FileTooLarge', 'FileTypeNotSupported', 'FileUnreadable'],
]

/** Whether a retry with the same file can help: not when the file itself was refused. */
export const canSendAgain = ({ wording }: Extract<Upload, { kind: 'failed' }>): boolean =>
  !('id' in wording && NEVER_TAKEN.includes(wording.id))
