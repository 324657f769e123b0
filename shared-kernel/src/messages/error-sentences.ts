import type { ErrorCode } from '../errors/index.ts'
import type { Locale } from '../formats/index.ts'
import { errorsEn } from './errors.en.ts'
import { errorsFr } from './errors.fr.ts'

const SENTENCES = { fr: errorsFr, en: errorsEn } satisfies Record<Locale, Readonly<Record<ErrorCode, string>>>

/** Sentences of every language, for servers: a page loads those of its language alone. */
export const sentenceOf = (code: ErrorCode, locale: Locale): string => SENTENCES[locale][code]
