import type { CityContext } from '../../http/context.ts'
import { isLanguage, type Language } from '../../http/language.ts'

/** Decides a document's language from its reader's preferred one, if known. */
export type DocumentLanguage = (preferred?: string) => Language

/**
 * Prefers the link's language, then the reader's stored one, then the browser's: following a link sends no interface
 * language.
 */
export const documentLanguage =
  (c: CityContext, ofLink: Language | undefined): DocumentLanguage =>
  preferred =>
    ofLink ?? (isLanguage(preferred) ? preferred : c.var.language)
