import { type ReactNode, useMemo } from 'react'
import { createFormatters, type FormatConfig, LOCALE_TAGS, type Locale } from '../formats/index.ts'
import { I18nContext, type I18nState } from './i18n-context.ts'
import { kitWords } from './kit-words.ts'
import { createMessageFormatter } from './message-formatter.ts'
import type { Messages } from './messages.ts'

export interface I18nProviderProps {
  readonly locale: Locale
  /** The remote's texts in that language. The kit's own are below them: the same id rewords a component. */
  readonly messages: Messages
  readonly config: FormatConfig
  readonly children: ReactNode
}

/** Gives `useI18n()` to everything below it. */
export function I18nProvider({ locale, messages, config, children }: I18nProviderProps) {
  const { currency, timeZone } = config
  const state = useMemo<I18nState>(() => {
    const texts = { ...kitWords(locale), ...messages }
    return {
      locale,
      messages: createMessageFormatter(LOCALE_TAGS[locale], texts),
      formatters: createFormatters(locale, { currency, timeZone }),
    }
  }, [locale, messages, currency, timeZone])
  return <I18nContext value={state}>{children}</I18nContext>
}
