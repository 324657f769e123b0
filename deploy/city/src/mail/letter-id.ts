import type { MessageId } from '../messages/intl.ts'

/** Name of a letter: its subject and body are among the city's messages. */
export type LetterId = LetterName<MessageId>

/** Extracts letter names from the message ids that end in `.body`. */
export type LetterName<Id> = Id extends `${infer Name}.body` ? Name : never
