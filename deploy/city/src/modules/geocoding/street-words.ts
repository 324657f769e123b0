import { searchable } from '@parvis/shared-kernel/formats'

/** Abbreviations in French street names: all forms of a word are indexed and searched as one. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    all: 'allee',
    av: 'avenue',
    ave: 'avenue',
    bd: 'boulevard',
    bld: 'boulevard',
    blvd: 'boulevard',
    boul: 'boulevard',
    ch: 'chemin',
    che: 'chemin',
    chem: 'chemin',
    crs: 'cours',
    fbg: 'faubourg',
    fg: 'faubourg',
    imp: 'impasse',
    pass: 'passage',
    pl: 'place',
    r: 'rue',
    rte: 'route',
    sq: 'square',
    st: 'saint',
    ste: 'sainte',
  }),
)

/** Articles and easily confused kinds of street: they affect ranking and never exclude a street. */
const OPTIONAL_WORDS: ReadonlySet<string> = new Set([
  ...[
    'allee',
    'avenue',
    'boulevard',
    'chemin',
    'cite',
    'cours',
    'esplanade',
    'faubourg',
    'impasse',
    'lotissement',
  ],
  ...[
    'montee',
    'passage',
    'place',
    'promenade',
    'quai',
    'residence',
    'route',
    'rue',
    'ruelle',
    'sentier',
    'square',
  ],
  ...[
    'villa',
    'voie',
    'a',
    'au',
    'aux',
    'd',
    'de',
    'des',
    'du',
    'en',
    'et',
    'l',
    'la',
    'le',
    'les',
    'sous',
    'sur',
  ],
])

export const wordsOf = (text: string): string[] =>
  searchable(text)
    .split(' ')
    .filter(Boolean)
    .map(word => SHORT_FORMS.get(word) ?? word)

export const isOptionalWord = (word: string): boolean => OPTIONAL_WORDS.has(word)

const BIS = /^(?:bis|ter|quater|[a-f])$/

export interface HouseNumber {
  number: string
  /** '' if none was typed. */
  bis: string
}

interface RequestedAddress {
  words: readonly string[]
  house: HouseNumber | null
}

/**
 * Splits a typed address: the first number that is not a postal code is the house number ("12bis" as "12 bis"). A
 * street with a number in its name ("rue du 8 mai") is still found: the house number affects only ranking.
 */
export const readAddress = (text: string): RequestedAddress => {
  const words = wordsOf(text.replace(/(\d)(bis|ter|quater|[a-f])\b/giu, '$1 $2'))
  const position = words.findIndex(word => /^\d{1,4}$/.test(word))
  const number = words[position]
  if (number === undefined) return { words, house: null }
  const next = words[position + 1] ?? ''
  const bis = BIS.test(next) ? next : ''
  return {
    words: words.filter((_word, index) => !(bis !== '' && index === position + 1)),
    house: { number, bis },
  }
}
