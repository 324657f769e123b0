import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { isOptionalWord, wordsOf } from './street-words.ts'

export interface Street {
  street_type: string
  street_name: string
  postal_code: string
  locality: string
}

/** Typing errors tolerated; two swapped letters count as two. Short words have too many neighbours to tolerate any. */
const forgivenIn = (word: string): number => {
  if (isNumber(word) || word.length < 4) return 0
  return word.length < 6 ? 1 : 2
}

const isNumber = (word: string) => /^\d+$/.test(word)

const OPTIONS: SearchOptions = {
  prefix: word => !isNumber(word),
  fuzzy: forgivenIn,
  // The street's own name weighs most; kind and town distinguish streets of the same name.
  boost: { street_name: 3 },
}

const isPostalCode = (word: string) => /^\d{5}$/.test(word)

/** Every word of a name must match; without one, a kind of street or a postal code suffices. */
const queryOf = (words: readonly string[]): Query | null => {
  const required = words.filter(word => !isOptionalWord(word) && !isNumber(word))
  if (required.length > 0) return { combineWith: 'AND', queries: required }
  const others = words.filter(word => isOptionalWord(word) || isPostalCode(word))
  return others.length > 0 ? { combineWith: 'OR', queries: others } : null
}

export interface StreetIndex {
  /** Best match first. */
  find(words: readonly string[], limit: number): Street[]
}

/** Indexes streets for search by words in any order, prefixes, a missing or wrong kind of street, and typing errors. */
export const createStreetIndex = (streets: readonly Street[]): StreetIndex => {
  const index = new MiniSearch<Street & { id: number }>({
    fields: ['street_name', 'street_type', 'postal_code', 'locality'],
    tokenize: wordsOf,
    processTerm: word => word,
    searchOptions: { ...OPTIONS, tokenize: word => [word] },
  })
  index.addAll(streets.map((street, id) => ({ ...street, id })))
  const wordsOfStreets = streets.map(street => new Set(wordsOf(Object.values(street).join(' '))))
  return {
    find: (words, limit) => {
      const query = queryOf(words)
      if (query === null) return []
      // Streets of the typed kind, or with the typed number in their name, rank first; others are not excluded.
      const boostDocument = (id: number) =>
        1 + words.filter(word => wordsOfStreets[id]?.has(word) === true).length
      return index
        .search(query, { boostDocument })
        .slice(0, limit)
        .flatMap(({ id }) => streets[Number(id)] ?? [])
    },
  }
}
