import type { Locale } from '@parvis/shared-kernel/formats'

/** A reference to a paper: a queued mail keeps only this, and the paper is made when the mail is sent. */
export interface PaperReference {
  kind: PaperKind
  /** Of the operation, the right, the appeal or the refund. */
  id: string
  lang: Locale
}

export interface Mail {
  to: string
  /** Display name of the sender: the city in the recipient's language. */
  sender?: string
  subject: string
  text: string
  /** The same letter as HTML. */
  html?: string
  headers?: Readonly<Record<string, string>>
  paper?: PaperReference
}

/** Papers that a mail can attach as a PDF. */

export type PaperKind =
  | 'payment-proof'
  | 'right-proof'
  | 'plate-history'
  | 'recourse-receipt'
  | 'recourse-complement'
  | 'recourse-answer'
  | 'refund'
