import type { CityContext } from '../../http/context.ts'
import { isLanguage, type Language } from '../../http/language.ts'

/** The language of a document, once it is known in which one its reader likes to be written to. */
export type DocumentLanguage = (preferred?: string) => Language

/** `?lang=` first, then the reader's own choice, then the browser's: a link that is opened carries no interface language. */
export const documentLanguage =
  (c: CityContext): DocumentLanguage =>
  preferred => {
    const asked = c.req.query('lang')
    if (isLanguage(asked)) return asked
    return isLanguage(preferred) ? preferred : c.var.language
  }
