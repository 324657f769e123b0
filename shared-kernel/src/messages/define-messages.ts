import type { MessageDescriptor } from '@formatjs/intl'

/** A text in ICU syntax while developing and testing, its syntax tree once the build has compiled it. */
export type Message = NonNullable<MessageDescriptor['defaultMessage']>

/**
 * The texts of one language by id. FormatJS's build plugin knows a catalogue by the name of this function and compiles
 * each `defaultMessage` in place, so that no page carries the parser. A translation names the ids of its source as
 * `Id`: a text that it misses, or has too many, does not compile.
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
