import { BODY, heightOf, type Sheet } from './sheet.ts'

/** Height in points above which a row is split, because tall rows leave large gaps at page ends. */
const TALLEST = 150

interface CellWidth {
  width: number
}

/** Number of words that fit the height; at least one, to guarantee progress. */
const wordsThatFit = (sheet: Sheet, words: readonly string[], width: number): number => {
  let low = 1
  let high = words.length
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (heightOf(sheet, words.slice(0, middle).join(' '), BODY, width) <= TALLEST) low = middle
    else high = middle - 1
  }
  return low
}

const LONGEST_WORD = 200

const wordsOf = (text: string): string[] =>
  text.split(' ').flatMap(word => word.match(new RegExp(`[^]{1,${LONGEST_WORD}}`, 'gu')) ?? [''])

const partsOf = (sheet: Sheet, text: string, width: number): string[] => {
  if (heightOf(sheet, text, BODY, width) <= TALLEST) return [text]
  const parts: string[] = []
  let words = wordsOf(text)
  while (words.length > 0) {
    const count = wordsThatFit(sheet, words, width)
    parts.push(words.slice(0, count).join(' '))
    words = words.slice(count)
  }
  return parts
}

/** Splits a row into several when a cell is taller than a page should hold. */
export const splitToHeight = (
  sheet: Sheet,
  cells: readonly CellWidth[],
  texts: readonly string[],
): string[][] => {
  const columns = cells.map(({ width }, index) => partsOf(sheet, texts[index] ?? '', width))
  const height = Math.max(...columns.map(parts => parts.length))
  return Array.from({ length: height }, (_, line) => columns.map(parts => parts[line] ?? ''))
}
