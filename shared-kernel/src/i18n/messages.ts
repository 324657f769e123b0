import type { Message } from '../messages/define-messages.ts'

/** Messages of one language by id, made by `defineMessages`. */
export type Messages = Readonly<Record<string, Message>>
