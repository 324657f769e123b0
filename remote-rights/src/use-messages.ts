import { useI18n } from '@parvis/shared-kernel/i18n'
import type { fr } from './messages/fr.ts'
import type { rightFr } from './messages/right.fr.ts'

/** Message id of the dashboard's messages. */
export type MessageId = keyof typeof fr
/** Also includes the messages of one right: page, payments, dialogs (within `RightMessages`). */
export type RightMessageId = MessageId | keyof typeof rightFr

/** Messages and formats of the active language, typed with this remote's ids. */
export const useMessages = () => useI18n<MessageId>()
export type RightsI18n = ReturnType<typeof useMessages>

/** The same with the messages of one right; only within `RightMessages`. */
export const useRightMessages = () => useI18n<RightMessageId>()
export type RightI18n = ReturnType<typeof useRightMessages>

/** A message as data: pure models return it, screens translate it. */
export interface Sentence<Id extends RightMessageId = MessageId> {
  readonly id: Id
  readonly values: Readonly<Record<string, string | number>>
}
