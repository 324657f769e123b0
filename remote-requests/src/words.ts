import { useI18n } from '@parvis/shared-kernel/i18n'
import type { fr } from './messages/fr.ts'

/** Id of one of this remote's messages. */
export type WordId = keyof typeof fr

/** Messages and formats of the active language, typed with this remote's ids. */
export const useWords = () => useI18n<WordId>()
