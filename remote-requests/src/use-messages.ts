import { useI18n } from '@parvis/shared-kernel/i18n'
import type { fr } from './messages/fr.ts'
import type { orderFr } from './messages/order.fr.ts'
import type { requestFr } from './messages/request.fr.ts'

/** Id of one of the messages that every page of this remote has. */
export type MessageId = keyof typeof fr
/** Also includes the messages of every form: a request, its payment, a right that exists. */
export type RequestMessageId = MessageId | keyof typeof requestFr
/** Also includes the messages of a right that exists: its documents, its change of plates. */
export type OrderMessageId = RequestMessageId | keyof typeof orderFr

/** Messages and formats of the active language, typed with this remote's ids. */
export const useMessages = () => useI18n<MessageId>()

/** The same with the messages of every form; only within `REQUEST_MESSAGES` or `ORDER_MESSAGES`. */
export const useRequestMessages = () => useI18n<RequestMessageId>()

/** The same with the messages of a right that exists; only within `ORDER_MESSAGES`. */
export const useOrderMessages = () => useI18n<OrderMessageId>()
