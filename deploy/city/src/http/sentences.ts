import type { ErrorCode } from '@parvis/shared-kernel/errors'
import { errorsEn } from '@parvis/shared-kernel/messages/errors.en'
import { errorsFr } from '@parvis/shared-kernel/messages/errors.fr'
import type { Language } from './language.ts'

const SENTENCES = { fr: errorsFr, en: errorsEn } satisfies Record<
  Language,
  Readonly<Record<ErrorCode, string>>
>

/** The kernel's own sentence for a code: what happened and what to do. */
export const sentenceOf = (code: ErrorCode, language: Language): string => SENTENCES[language][code]
