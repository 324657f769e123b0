import { type ReactNode, useContext, useMemo } from 'react'
import type { Formatters, Locale } from '../formats/index.ts'
import type { uiFr } from '../messages/ui.fr.ts'
import { I18nContext } from './i18n-context.ts'

export type MessageValues = Readonly<
  Record<string, string | number | bigint | boolean | Date | null | undefined>
>
export type RichValues = Readonly<
  Record<string, string | number | boolean | ReactNode | ((parts: ReactNode[]) => ReactNode)>
>

/** `Id` narrows the ids to a remote's own: `useI18n<keyof typeof fr>()`. The kit's ids are always known. */
export interface I18n<Id extends string = string> extends Formatters {
  readonly locale: Locale
  t(id: Id | keyof typeof uiFr, values?: MessageValues): string
  /** Like `t`, for texts with tags: `rich('consent', { a: parts => <Link …>{parts}</Link> })`. */
  rich(id: Id | keyof typeof uiFr, values: RichValues): ReactNode
}

/** The words and formats of the language in force. Throws outside an `I18nProvider`: a mistake of ours, not of a citizen. */
export function useI18n<Id extends string = string>(): I18n<Id> {
  const state = useContext(I18nContext)
  if (!state) throw new Error('useI18n needs an I18nProvider above it')
  return useMemo(() => {
    const { messages, locale, formatters } = state
    return {
      ...formatters,
      locale,
      t: (id, values) => String(messages.format(id, values)),
      rich: (id, values) => messages.format(id, values),
    }
  }, [state])
}
