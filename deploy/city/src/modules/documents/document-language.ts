import type { CityContext } from '../../http/context.ts'
import { isLanguage, type Language } from '../../http/language.ts'

/** Decides a document's language from its reader's preferred one, if known. */
export type DocumentLanguage = (preferred?: string) => Language

/**
 * Prefers `?lang=`, then the reader's stored language, then the browser's: following a link sends no interface
 * language.
 */
export const documentLanguage =
  (c: CityContext): DocumentLanguage =>
  preferred => {
    const asked = c.req.query('lang')
    if (isLanguage(asked)) return asked
    return isLanguage(preferred) ? preferred : c.var.language
  }
