import type { Language } from '../http/language.ts'

/** Names a paper: a mail that waits keeps its name, and the paper is made when the mail leaves. */
export interface PaperReference {
  kind: PaperKind
  /** Of the operation, the right, the appeal or the refund. */
  id: string
  lang: Language
}

export interface Mail {
  to: string
  /** Who writes, by name: the city in the reader's language. */
  sender?: string
  subject: string
  text: string
  /** The same letter laid out. */
  html?: string
  headers?: Readonly<Record<string, string>>
  /** The paper that goes along, by its name. */
  paper?: PaperReference
}

/** What a mail can carry as a PDF. */

export type PaperKind =
  | 'payment-proof'
  | 'right-proof'
  | 'plate-history'
  | 'recourse-receipt'
  | 'recourse-complement'
  | 'recourse-answer'
  | 'refund'
