import { type RawBuilder, sql } from 'kysely'

export interface Search {
  city?: string | undefined
  search?: string | undefined
}

// Also maps capitals: a database without a locale lowercases no accented letter.
const ACCENTED = 'àâäáãéèêëîïíôöóõùûüúçñÿÀÂÄÁÃÉÈÊËÎÏÍÔÖÓÕÙÛÜÚÇÑŸ'
const PLAIN = 'aaaaaeeeeiiioooouuuucnyaaaaaeeeeiiioooouuuucny'

const asPattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()

/** Matches a name that contains the text, ignoring accents and case. */
export const hasName = (name: RawBuilder<string>, text: string): RawBuilder<boolean> =>
  sql`lower(translate(${name}, ${ACCENTED}, ${PLAIN})) like ${asPattern(withoutAccents(text.trim()))}`

/** Matches a plate, number or id that contains the text, ignoring spaces and dashes. */
export const hasCode = (code: RawBuilder<string>, text: string): RawBuilder<boolean> =>
  sql`translate(upper(${code}), ' -', '') like ${asPattern(text.toUpperCase().replace(/[\s-]/g, ''))}`
