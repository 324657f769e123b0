import type { ErrorCode } from '../errors/index.ts'
import type { Locale } from '../formats/index.ts'
import { errorsEn } from './errors.en.ts'
import { errorsFr } from './errors.fr.ts'

const SENTENCES = { fr: errorsFr, en: errorsEn } satisfies Record<Locale, Readonly<Record<ErrorCode, string>>>

/** What happened and what to do, for servers: a page loads the sentences of its language alone. */
export const sentenceOf = (code: ErrorCode, locale: Locale): string => SENTENCES[locale][code]
