import { IntlMessageFormat } from 'intl-messageformat'
import { Children, type ReactNode } from 'react'
import type { Messages } from './messages.ts'

/** What a text may name: plain values, parts of a screen, and functions for what stands between two tags. */
export type TextValues = Readonly<Record<string, unknown>>

export interface MessageFormatter {
  /** The text of an id with its values; the id itself when there is no such text. */
  format(id: string, values?: TextValues): ReactNode
}

/** Only these texts need FormatJS; the others are shown as they stand. The build compiles exactly the same ones. */
const HAS_SYNTAX = /[{}<>'#]/

/**
 * Texts of one language through FormatJS's core. Its React layer (react-intl) only adds components and number formats
 * that `Intl` gives, for 4 kB of every first visit.
 */
export function createMessageFormatter(tag: string, messages: Messages): MessageFormatter {
  const compiled = new Map<string, IntlMessageFormat>()
  const compile = (id: string, text: Messages[string]): IntlMessageFormat => {
    const known = compiled.get(id)
    if (known) return known
    const fresh = new IntlMessageFormat(text as ConstructorParameters<typeof IntlMessageFormat>[0], tag)
    compiled.set(id, fresh)
    return fresh
  }
  return {
    format(id, values) {
      const text = messages[id]
      // A remote newer than its texts is no reason to break a screen: the build refuses missing texts.
      if (text === undefined) return id
      if (typeof text === 'string' && !HAS_SYNTAX.test(text)) return text
      const parts: unknown = compile(id, text).format(values && keyed(values))
      return (Array.isArray(parts) ? Children.toArray(parts as ReactNode[]) : parts) as ReactNode
    },
  }
}

/** What stands between two tags reaches its function as a list: React wants a key for each of its parts. */
function keyed(values: TextValues): Record<string, never> {
  const withKeys = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'function' ? (parts: ReactNode[]) => value(Children.toArray(parts)) : value,
  ])
  return Object.fromEntries(withKeys) as Record<string, never>
}
