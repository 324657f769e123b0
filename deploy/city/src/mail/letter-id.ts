import type { MessageId } from '../messages/intl.ts'

/** Name of a letter: it has a subject and a body among the city's words. */
export type LetterId = LetterName<MessageId>

/** Of the messages those that are the body of a letter. */
export type LetterName<Id> = Id extends `${infer Name}.body` ? Name : never
