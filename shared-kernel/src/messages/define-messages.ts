import type { MessageDescriptor } from '@formatjs/intl'

/** A message: ICU text in development and tests, its syntax tree in a build. */
export type Message = NonNullable<MessageDescriptor['defaultMessage']>

/**
 * Messages of one language by id. FormatJS's build plugin finds catalogues by this function's name and compiles each
 * `defaultMessage`, so that no page ships the parser. A translation takes its source's ids as `Id`: a missing or extra
 * message does not compile.
 */
export const defineMessages = <Id extends string>(
  descriptors: Readonly<Record<Id, Required<Pick<MessageDescriptor, 'defaultMessage'>>>>,
): Readonly<Record<Id, Message>> => {
  const entries = Object.entries<{ defaultMessage: Message }>(descriptors)
  return Object.fromEntries(entries.map(([id, { defaultMessage }]) => [id, defaultMessage])) as Record<
    Id,
    Message
  >
}
