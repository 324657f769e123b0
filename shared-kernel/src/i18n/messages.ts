import type { Message } from '../messages/define-messages.ts'

/** The texts of one language by id, as `defineMessages` makes them. */
export type Messages = Readonly<Record<string, Message>>
