import { useI18n } from '@parvis/shared-kernel/i18n'
import type { fr } from './messages/fr.ts'
import type { rightFr } from './messages/right.fr.ts'

/** Id of a text that comes with the dashboard. */
export type WordId = keyof typeof fr
/** Those, and the texts of one right: its page, its payments, its dialogs (below `RightWords`). */
export type RightWordId = WordId | keyof typeof rightFr

/** The words and formats of the language in force, this remote's ids known to the compiler. */
export const useWords = () => useI18n<WordId>()
export type Words = ReturnType<typeof useWords>

/** The same with the words of one right; only below `RightWords`. */
export const useRightWords = () => useI18n<RightWordId>()
export type RightWords = ReturnType<typeof useRightWords>

/** A sentence to be said, as data: pure models answer with it, screens word it. */
export interface Sentence<Id extends RightWordId = WordId> {
  readonly id: Id
  readonly values: Readonly<Record<string, string | number>>
}
