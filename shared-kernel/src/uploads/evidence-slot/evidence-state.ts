import type { ReactNode } from 'react'

interface KnownFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** An object URL or a signed URL; shown when the file is an image. */
  readonly previewUrl?: string | null | undefined
  readonly type?: string | undefined
}

/** State of a document's slot, controlled by the caller. */
export type EvidenceState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'sending'; readonly file: KnownFile; readonly progress: number | null }
  | { readonly kind: 'ready'; readonly file: KnownFile }
  /** Keeps the file's name, to show which one to send again. */
  | { readonly kind: 'failed'; readonly file: KnownFile; readonly message: string }

export interface EvidenceSlotProps {
  /** Name of the document, e.g. "Carte grise". */
  readonly name: string
  /** Instructions: both sides, less than three months old. */
  readonly hint?: ReactNode
  /** A remark on the current file. */
  readonly note?: string | null | undefined
  readonly state: EvidenceState
  /** Message for a missing or refused file. */
  readonly error?: string | null | undefined
  readonly isRequired?: boolean | undefined
  readonly id?: string | undefined
  readonly onFile: (file: File) => void
  readonly onRemove?: (() => void) | undefined
  readonly onRetry?: (() => void) | undefined
  /** Stops the upload. */
  readonly onStop?: (() => void) | undefined
}
