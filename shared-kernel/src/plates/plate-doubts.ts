import { dropBlankPlates, type Plate, plate } from './plate.ts'
import { plateFormat } from './plate-display.ts'

/**
 * Why a plate may have been misread. A doubt raises "did you mean …?" and never blocks (D11): other countries use
 * the same shapes with these letters.
 */
export interface PlateDoubt {
  readonly kind: 'letter-never-used' | 'pair-never-used' | 'look-alike' | 'more-than-a-plate'
  /** The character, or pair, in doubt; all of a text that is more than a plate. */
  readonly found: string
  /** Likely intended plates, likeliest first; empty when unknown. */
  readonly suggestions: readonly Plate[]
}

const SIV_LENGTH = 7
const isDigitPlace = (index: number) => index >= 2 && index <= 4

// Replacements for a character in an impossible place. SIV plates never contain I, O or U.
const AS_DIGIT: Readonly<Record<string, string>> = { O: '0', I: '1' }
const AS_LETTERS: Readonly<Record<string, readonly string[]>> = {
  '0': ['D', 'Q'],
  '1': ['L', 'J'],
  I: ['J', 'L'],
  O: ['D', 'Q'],
  U: ['V'],
}

function readingsAt(character: string, index: number): readonly string[] {
  if (isDigitPlace(index)) {
    const digit = /\d/.test(character) ? character : AS_DIGIT[character]
    return digit === undefined ? [] : [digit]
  }
  return AS_LETTERS[character] ?? (/[A-Z]/.test(character) ? [character] : [])
}

const hasForbiddenPair = (text: string) => text.startsWith('SS') || text.endsWith('SS')
/** Whether the text is a plate issued in France: only then is it beyond doubt. */
const isGivenInFrance = (text: string) =>
  /^[A-HJ-NP-TV-Z]{2}\d{3}[A-HJ-NP-TV-Z]{2}$/.test(text) && !hasForbiddenPair(text)

/** Every SIV plate that the text may mean, likeliest first; none when a character fits nowhere. */
function sivReadings(text: string): readonly Plate[] {
  if (text.length !== SIV_LENGTH) return []
  const start: readonly string[] = ['']
  const readings = [...text].reduce(
    (before, character, index) =>
      before.flatMap(prefix => readingsAt(character, index).map(reading => prefix + reading)),
    start,
  )
  return readings.filter(isGivenInFrance).map(reading => reading as Plate)
}

/** `12O4AB75` → `1204AB75`: older plates start with digits, so a letter among them stands for a digit. */
function fniReadings(text: string): readonly Plate[] {
  const reading = plate(
    text.replace(/^[\dOI]{1,4}/, digits => digits.replaceAll('O', '0').replaceAll('I', '1')),
  )
  return reading !== null && reading !== text && plateFormat(reading) === 'fni' ? [reading] : []
}

const kindOf = (character: string, index: number): PlateDoubt['kind'] =>
  /[IOU]/.test(character) && !isDigitPlace(index) ? 'letter-never-used' : 'look-alike'

function sivDoubts(text: string): readonly PlateDoubt[] {
  if (text.length !== SIV_LENGTH) return []
  const places = [...text].map((character, index) => ({ character, index }))
  if (places.some(({ character, index }) => readingsAt(character, index).length === 0)) return []
  const suggestions = sivReadings(text)
  const odd = places.filter(({ character, index }) => !readingsAt(character, index).includes(character))
  const characters = odd.map(({ character, index }) => ({
    kind: kindOf(character, index),
    found: character,
    suggestions,
  }))
  const pair = { kind: 'pair-never-used', found: 'SS', suggestions: [] } as const
  return hasForbiddenPair(text) ? [...characters, pair] : characters
}

/** What to ask about a doubtful plate: what was found, and up to three plates that may be meant. */
export interface PlateQuestion {
  readonly kind: PlateDoubt['kind']
  readonly found: string
  /** Empty when no intended plate can be guessed: the doubt is shown anyway (D11). */
  readonly suggestions: readonly Plate[]
}

/** The one question about a plate as typed; null without a doubt. */
export function plateQuestion(raw: string): PlateQuestion | null {
  const doubts = plateDoubts(raw)
  const [first] = doubts
  if (!first) return null
  const suggestions = [...new Set(doubts.flatMap(doubt => doubt.suggestions))].slice(0, 3)
  return { kind: first.kind, found: first.found, suggestions }
}

const SEPARATOR = '[\\s\\p{Pd}.·]?'
/** A plate of France within a text in upper case. */
export const FRENCH_PLATE = new RegExp(
  `\\b(?:[A-Z]{2}${SEPARATOR}\\d{3}${SEPARATOR}[A-Z]{2}|\\d{3,4}${SEPARATOR}[A-Z]{2,3}${SEPARATOR}(?:\\d{2}|2[AB]))\\b`,
  'gu',
)

/** Plates of France in a text that was pasted with other words, or with one another; none in a plate alone. */
export function platesAmong(raw: string): readonly Plate[] {
  const found = dropBlankPlates(raw.toUpperCase().match(FRENCH_PLATE) ?? [])
  return found.length === 1 && found[0] === plate(raw) ? [] : found
}

/** The doubts about a plate as typed, in reading order; none for a plate that is given in France or clearly foreign. */
export function plateDoubts(raw: string): readonly PlateDoubt[] {
  const among = platesAmong(raw)
  if (among.length > 0) return [{ kind: 'more-than-a-plate', found: raw.trim(), suggestions: among }]
  const text = plate(raw)
  if (text === null || plateFormat(text) === 'fni') return []
  const siv = sivDoubts(text)
  if (siv.length > 0) return siv
  const suggestions = fniReadings(text)
  const found = /^\d*([OI])/.exec(text)?.[1]
  return suggestions.length > 0 && found ? [{ kind: 'look-alike', found, suggestions }] : []
}
