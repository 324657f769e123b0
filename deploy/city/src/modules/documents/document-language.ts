import { isLocale, type Locale } from '@parvis/shared-kernel/formats'
import type { CityContext } from '../../http/context.ts'

/** Decides a document's language from its reader's preferred one, if known. */
export type DocumentLanguage = (preferred?: string) => Locale

/**
 * Prefers the link's language, then the reader's stored one, then the browser's: following a link sends no interface
 * language.
 */
export const documentLanguage =
  (c: CityContext, ofLink: Locale | undefined): DocumentLanguage =>
  preferred =>
    ofLink ?? (isLocale(preferred) ? preferred : c.var.language)
