import type { Locale } from '@parvis/shared-kernel/formats'

/** The words of a page's foot and the language that a screen reader speaks. */
export type PaperLanguage = Locale

/** One thing after another, top to bottom. All texts are plain: nothing in them is ever interpreted. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** Small print. */
  | { kind: 'note'; text: string }
  /** A text that somebody wrote, kept with its paragraphs. */
  | { kind: 'quote'; text: string }
  /** The one figure that the reader looks for. */
  | { kind: 'amount'; label: string; amount: string; detail?: string }
  /** Names and their values. */
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly string[])[] }

export interface Column {
  title: string
  /** Its part of the width, against the others’. */
  share: number
  /** Amounts stand at the right. */
  align?: 'right'
}

/** A document as data: what it says and in which order, without any place or font. */
export interface Paper {
  lang: PaperLanguage
  title: string
  /** Whose document: the city, and lines that say how to reach it. */
  sender: { name: string; contact: readonly string[] }
  /** Number and hour of making, under the title. */
  reference: string
  /** Repeated at the foot of every page. */
  number: string
  madeAt: number
  /** Colour of the city, for what is not text. */
  accent: string
  blocks: readonly Block[]
}
