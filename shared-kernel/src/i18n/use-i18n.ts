import { type ReactNode, useMemo } from 'react'
import { type PrimitiveType, useIntl } from 'react-intl'
import { createFormatters, type Formatters, type Locale, localeOfTag } from '../formats/index.ts'
import type { uiFr } from '../messages/ui.fr.ts'

export type MessageValues = Readonly<Record<string, PrimitiveType>>
export type RichValues = Readonly<Record<string, ReactNode | ((parts: ReactNode[]) => ReactNode)>>

/** `Id` narrows the ids to a remote's own: `useI18n<keyof typeof fr>()`. The kit's ids are always included. */
export interface I18n<Id extends string = string> extends Formatters {
  readonly locale: Locale
  t(id: Id | keyof typeof uiFr, values?: MessageValues): string
  /** Like `t`, for texts with tags: `rich('consent', { a: parts => <Link …>{parts}</Link> })`. */
  rich(id: Id | keyof typeof uiFr, values: RichValues): ReactNode
}

/**
 * react-intl's `useIntl` with type-checked ids and the city's formats. Throws outside an `I18nProvider`: a programming
 * error.
 */
export function useI18n<Id extends string = string>(): I18n<Id> {
  const intl = useIntl()
  return useMemo(() => {
    return {
      ...createFormatters(intl),
      locale: localeOfTag(intl.locale),
      t: (id, values) => intl.formatMessage({ id }, values),
      rich: (id, values) => intl.formatMessage({ id }, values),
    }
  }, [intl])
}
