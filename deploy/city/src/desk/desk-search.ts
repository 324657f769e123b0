import { type RawBuilder, sql } from 'kysely'

export interface Search {
  city?: string | undefined
  search?: string | undefined
}

// Capitals too: a database made without a locale lowers none that has an accent.
const ACCENTED = 'àâäáãéèêëîïíôöóõùûüúçñÿÀÂÄÁÃÉÈÊËÎÏÍÔÖÓÕÙÛÜÚÇÑŸ'
const PLAIN = 'aaaaaeeeeiiioooouuuucnyaaaaaeeeeiiioooouuuucny'

const asPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

/** A name that contains the words, whatever their accents and capitals. */
export const hasName = (name: RawBuilder<string>, words: string): RawBuilder<boolean> =>
  sql`lower(translate(${name}, ${ACCENTED}, ${PLAIN})) like ${asPattern(withoutAccents(words.trim()))}`

/** A plate, a number or an id that contains the text, whatever spaces and dashes it was typed with. */
export const hasCode = (code: RawBuilder<string>, text: string): RawBuilder<boolean> =>
  sql`translate(upper(${code}), ' -', '') like ${asPattern(text.toUpperCase().replace(/[\s-]/g, ''))}`
