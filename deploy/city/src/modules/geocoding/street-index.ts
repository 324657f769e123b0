import MiniSearch, { type Query, type SearchOptions } from 'minisearch'
import { isOptionalWord, wordsOf } from './street-words.ts'

export interface Street {
  street_type: string
  street_name: string
  postal_code: string
  locality: string
}

/** Wrong letters forgiven: two that are swapped count as two; a short word has too many neighbours to forgive any. */
const forgivenIn = (word: string): number => {
  if (isNumber(word) || word.length < 4) return 0
  return word.length < 6 ? 1 : 2
}

const isNumber = (word: string) => /^\d+$/.test(word)

const OPTIONS: SearchOptions = {
  prefix: word => !isNumber(word),
  fuzzy: forgivenIn,
  // The street's own name says most; its kind and its town tell streets of one name apart.
  boost: { street_name: 3 },
}

const isPostalCode = (word: string) => /^\d{5}$/.test(word)

/** Words of a name must all be found; without any, what tells a kind of street or a postal code is enough. */
const queryOf = (words: readonly string[]): Query | null => {
  const required = words.filter(word => !isOptionalWord(word) && !isNumber(word))
  if (required.length > 0) return { combineWith: 'AND', queries: required }
  const others = words.filter(word => isOptionalWord(word) || isPostalCode(word))
  return others.length > 0 ? { combineWith: 'OR', queries: others } : null
}

export interface StreetIndex {
  /** The best first. */
  find(words: readonly string[], limit: number): Street[]
}

/** Streets by their words: any order, a beginning, a missing or other kind of street, a typing error. */
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
      // The kind of street that was typed excludes no other and comes before them; so does a number in a name.
      const boostDocument = (id: number) =>
        1 + words.filter(word => wordsOfStreets[id]?.has(word) === true).length
      return index
        .search(query, { boostDocument })
        .slice(0, limit)
        .flatMap(({ id }) => streets[Number(id)] ?? [])
    },
  }
}
