import { type ReactNode, useMemo } from 'react'
import { createIntl, createIntlCache } from 'react-intl'
import { createFormatters, type FormatConfig } from './formatters.ts'
import { I18nContext, type I18nState } from './i18n-context.ts'
import { LOCALE_TAGS, type Locale } from './locale.ts'
import { type Messages, withUiMessages } from './messages.ts'

export interface I18nProviderProps {
  readonly locale: Locale
  /** The remote's texts in that language; the kit's own are added. */
  readonly messages: Messages
  readonly config: FormatConfig
  readonly children: ReactNode
}

/** Intl objects are costly to make and the same for every part of a page. */
const cache = createIntlCache()

/**
 * A text that is missing shows its id. The build and the compiler refuse missing texts, so what is left here is a
 * remote newer than its messages: no reason to break a screen or to fill a citizen's console.
 */
const ignoreMissing = () => {}

/** Gives `useI18n()` to everything below it. */
export function I18nProvider({ locale, messages, config, children }: I18nProviderProps) {
  const { currency, timeZone } = config
  const state = useMemo<I18nState>(() => {
    const intl = createIntl(
      {
        locale: LOCALE_TAGS[locale],
        messages: withUiMessages(locale, messages),
        timeZone,
        onError: ignoreMissing,
      },
      cache,
    )
    return { locale, intl, formatters: createFormatters(intl, locale, { currency, timeZone }) }
  }, [locale, messages, currency, timeZone])
  return <I18nContext value={state}>{children}</I18nContext>
}
