import { useI18n } from '@parvis/shared-kernel/i18n'
import type { fr } from './messages/fr.ts'

/** Id of one of this remote's messages. */
export type MessageId = keyof typeof fr

/** Messages and formats of the active language, typed with this remote's ids. */
export const useMessages = () => useI18n<MessageId>()
