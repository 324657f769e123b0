import { type ErrorWording, failureOf, wordingOf } from '../errors/index.ts'
import { type AttachmentEvidence, type FileFacts, fileRule } from '../evidence/index.ts'
import type { EvidenceId, MediaId } from '../ids/index.ts'
import type { Instant } from '../time/index.ts'

/** A file that the store has: as it was sent, under the name that the store gave it. */
export interface SentFile {
  readonly file: FileFacts
  readonly mediaId: MediaId
  readonly urn: string
  readonly sentAt: Instant
  /** What was sent, to be looked at; of a file that an earlier visit sent there is only its name. */
  readonly content?: Blob
  /** It could not carry the words that the city asks for, and went without them. */
  readonly isBare?: boolean
}

/** Where one document stands. A file that failed stays, so that it can be sent again. */
export type Upload =
  | { readonly kind: 'sending'; readonly file: File; readonly progress: number | null }
  | ({ readonly kind: 'ready' } & SentFile)
  | { readonly kind: 'failed'; readonly file: File; readonly wording: ErrorWording }
  /** The city has it from before: of the right that is renewed, or accepted for another one. */
  | { readonly kind: 'held'; readonly document: AttachmentEvidence }

/** By the evidence that is asked; nothing for one without a file. */
export type Uploads = Readonly<Partial<Record<EvidenceId, Upload>>>

export type UploadEvent =
  | { readonly kind: 'chosen'; readonly id: EvidenceId; readonly file: File }
  | { readonly kind: 'progress'; readonly id: EvidenceId; readonly file: File; readonly share: number }
  /** `file` is the one that was chosen, `sent` what the store has of it (it may carry a watermark). */
  | { readonly kind: 'done'; readonly id: EvidenceId; readonly file: File; readonly sent: SentFile }
  | { readonly kind: 'failed'; readonly id: EvidenceId; readonly file: File; readonly wording: ErrorWording }
  | { readonly kind: 'held'; readonly id: EvidenceId; readonly document: AttachmentEvidence }
  | { readonly kind: 'removed'; readonly id: EvidenceId }

const without = (uploads: Uploads, id: EvidenceId): Uploads =>
  Object.fromEntries(Object.entries(uploads).filter(([key]) => key !== id))

/** What is said of a file that was replaced meanwhile is said too late. */
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

/** Why a file is not even sent; null when it may go. */
export function fileFault(file: File): ErrorWording | null {
  const verdict = fileRule(file)
  return verdict.allowed ? null : { id: `file.${verdict.reason}` }
}

/** Why sending failed. Whatever is not the city's own reason is an upload that failed (first document §8). */
export function sendFault(error: unknown): ErrorWording {
  const failure = failureOf(error)
  return failure === null ? { id: 'file.upload-failed' } : wordingOf(failure)
}

const hasArrived = (upload: Upload | undefined): boolean =>
  upload?.kind === 'ready' || upload?.kind === 'held'

/** What is asked and has no file that arrived. */
export const missingUploads = (asked: readonly EvidenceId[], uploads: Uploads): readonly EvidenceId[] =>
  asked.filter(id => !hasArrived(uploads[id]))

/** What keeps the documents from being passed on: no file, or one that was refused or did not arrive. */
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

/** Sending the same file again only helps where the file was not at fault. */
export const canSendAgain = ({ wording }: Extract<Upload, { kind: 'failed' }>): boolean =>
  !('id' in wording && NEVER_TAKEN.includes(wording.id))
