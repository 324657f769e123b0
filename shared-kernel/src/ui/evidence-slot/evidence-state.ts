import type { ReactNode } from 'react'

interface KnownFile {
  readonly name: string
  /** Bytes. */
  readonly size: number
  /** An object URL or a signed one; drawn when the file is an image. */
  readonly previewUrl?: string | null | undefined
  readonly type?: string | undefined
}

/** Where a document stands. The caller owns it; this only draws. */
export type EvidenceState =
  | { readonly kind: 'empty' }
  | { readonly kind: 'sending'; readonly file: KnownFile; readonly progress: number | null }
  | { readonly kind: 'ready'; readonly file: KnownFile }
  /** The file stays named, so that one knows what to send again. */
  | { readonly kind: 'failed'; readonly file: KnownFile; readonly message: string }

export interface EvidenceSlotProps {
  /** What is asked: "Carte grise". */
  readonly name: string
  /** How to get it right: both sides, less than three months old. */
  readonly hint?: ReactNode
  /** Something to know about the file that is here. */
  readonly note?: string | null | undefined
  readonly state: EvidenceState
  /** A missing or refused file, in words. */
  readonly error?: string | null | undefined
  readonly isRequired?: boolean | undefined
  readonly isDisabled?: boolean | undefined
  /** Largest size in bytes, said beforehand (second document §9: 10,000,000). */
  readonly maxBytes?: number | undefined
  /** Of the file input. */
  readonly accept?: string | undefined
  readonly id?: string | undefined
  readonly onFile: (file: File) => void
  readonly onRemove?: (() => void) | undefined
  readonly onRetry?: (() => void) | undefined
  /** Stops what is being sent. */
  readonly onStop?: (() => void) | undefined
}
