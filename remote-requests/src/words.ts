import { useI18n } from '@parvis/shared-kernel/i18n'
import type { fr } from './messages/fr.ts'

/** Id of one of this remote's texts. */
export type WordId = keyof typeof fr

/** The words and formats of the language in force, this remote's ids known to the compiler. */
export const useWords = () => useI18n<WordId>()
