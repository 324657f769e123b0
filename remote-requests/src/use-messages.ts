import { useI18n } from '@parvis/shared-kernel/i18n'
import type { fr } from './messages/fr.ts'
import type { orderFr } from './messages/order.fr.ts'

/** Id of one of this remote's messages. */
export type MessageId = keyof typeof fr
/** Also includes the messages of a right that exists: its documents, its change of plates. */
export type OrderMessageId = MessageId | keyof typeof orderFr

/** Messages and formats of the active language, typed with this remote's ids. */
export const useMessages = () => useI18n<MessageId>()

/** The same with the messages of a right that exists; only within `OrderMessages`. */
export const useOrderMessages = () => useI18n<OrderMessageId>()
