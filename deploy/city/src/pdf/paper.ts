import type { Locale } from '@parvis/shared-kernel/formats'

/** One block of the document, top to bottom. Texts are plain: never interpreted. */
export type Block =
  | { kind: 'heading'; text: string }
  | { kind: 'text'; text: string }
  /** Small print. */
  | { kind: 'note'; text: string }
  /** Quoted free text, with its paragraphs. */
  | { kind: 'quote'; text: string }
  /** The main figure. */
  | { kind: 'amount'; label: string; amount: string; detail?: string | undefined }
  /** Names and their values. */
  | { kind: 'facts'; rows: readonly (readonly [name: string, value: string])[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'table'; columns: readonly Column[]; rows: readonly (readonly string[])[] }

export interface Column {
  title: string
  /** Share of the width, relative to the others. */
  share: number
  /** For amounts. */
  align?: 'right'
}

/** A document as data: content and order, without layout or fonts. */
export interface Paper {
  /** Of the footer and for screen readers. */
  lang: Locale
  title: string
  /** Issuer: the city's name and contact lines. */
  sender: { name: string; contact: readonly string[] }
  /** Number and creation time, under the title. */
  reference: string
  /** Repeated at the foot of every page. */
  number: string
  madeAt: number
  /** City colour, for anything but text. */
  accent: string
  blocks: readonly Block[]
}

/** A list under its heading; nothing where the list is empty. */
export const listUnder = (heading: string, items: readonly string[]): Block[] =>
  items.length === 0
    ? []
    : [
        { kind: 'heading', text: heading },
        { kind: 'list', items },
      ]
