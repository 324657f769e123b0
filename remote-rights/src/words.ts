import { useI18n } from '@parvis/shared-kernel/i18n'
import type { fr } from './messages/fr.ts'
import type { rightFr } from './messages/right.fr.ts'

/** Message id of the dashboard's messages. */
export type WordId = keyof typeof fr
/** Also includes the messages of one right: page, payments, dialogs (within `RightWords`). */
export type RightWordId = WordId | keyof typeof rightFr

/** Messages and formats of the active language, typed with this remote's ids. */
export const useWords = () => useI18n<WordId>()
export type Words = ReturnType<typeof useWords>

/** The same with the messages of one right; only within `RightWords`. */
export const useRightWords = () => useI18n<RightWordId>()
export type RightWords = ReturnType<typeof useRightWords>

/** A message as data: pure models return it, screens translate it. */
export interface Sentence<Id extends RightWordId = WordId> {
  readonly id: Id
  readonly values: Readonly<Record<string, string | number>>
}
