import type { ErrorCode } from '@parvis/shared-kernel/errors'
import { errorMessagesEn } from '@parvis/shared-kernel/messages/errors.en'
import { errorMessagesFr } from '@parvis/shared-kernel/messages/errors.fr'
import type { Language } from './language.ts'

const SENTENCES = { fr: errorMessagesFr, en: errorMessagesEn } satisfies Record<Language, Record<ErrorCode, string>>

/** The kernel's own sentence for a code: what happened and what to do. */
export const sentenceOf = (code: ErrorCode, language: Language): string => SENTENCES[language][code]
