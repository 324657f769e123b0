import type { Locale } from '@parvis/shared-kernel/formats'

/** A link of a letter: what opening it does, and where it leads. */
export interface LetterLink {
  label: string
  href: string
}

/** Text written by a person: shown unchanged, set apart from the city's own words. */
export interface LetterQuote {
  quoted: string
}

export type LetterPart = string | LetterLink | LetterQuote

export type LetterBlock =
  | { kind: 'lines'; lines: readonly string[] }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'quote'; quoted: string }
  | { kind: 'link'; link: LetterLink; isFirst: boolean }

/** A letter before rendering: text and HTML are both rendered from it, so that they say the same. */
export interface Letter {
  lang: Locale
  subject: string
  greeting: string
  blocks: readonly LetterBlock[]
  /** Name of the city, then how to reach it. */
  signature: readonly string[]
}

export const DASH = '– '

export const linesOf = (text: string): string[] => text.split('\n').filter(line => line.trim() !== '')

const blockOf = (paragraph: string): LetterBlock => {
  const lines = linesOf(paragraph)
  const isList = lines.length > 0 && lines.every(line => line.startsWith(DASH))
  return isList
    ? { kind: 'list', items: lines.map(line => line.slice(DASH.length)) }
    : { kind: 'lines', lines }
}

const paragraphsOf = (text: string): LetterBlock[] =>
  text
    .split(/\n{2,}/)
    .filter(paragraph => paragraph.trim() !== '')
    .map(blockOf)

/**
 * Splits parts into blocks: blank lines separate paragraphs, lines that begin with a dash form a list, links and quotes
 * stand alone.
 */
export const blocksOf = (parts: readonly LetterPart[]): LetterBlock[] => {
  const blocks: LetterBlock[] = []
  for (const part of parts) {
    if (typeof part === 'string') blocks.push(...paragraphsOf(part))
    else if ('quoted' in part) blocks.push({ kind: 'quote', quoted: part.quoted.trim() })
    else blocks.push({ kind: 'link', link: part, isFirst: blocks.every(({ kind }) => kind !== 'link') })
  }
  return blocks
}
