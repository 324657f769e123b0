import { type ReactNode, useMemo } from 'react'
import { type IntlConfig, IntlProvider } from 'react-intl'
import { type FormatConfig, intlSettings, type Locale } from '../formats/index.ts'
import { kitMessages } from './kit-messages.ts'
import type { Messages } from './messages.ts'
import { reportMessageError } from './report-message-error.ts'

export interface I18nProviderProps {
  readonly locale: Locale
  /** The remote's messages in that language. They override the kit's messages of the same id. */
  readonly messages: Messages
  readonly config: FormatConfig
  readonly children: ReactNode
}

/** react-intl's provider with the kit's messages and the city's formats: enables `useI18n()` below it. */
export function I18nProvider({ locale, messages, config, children }: I18nProviderProps) {
  const { currency, timeZone } = config
  const settings = useMemo(() => intlSettings(locale, { currency, timeZone }), [locale, currency, timeZone])
  // react-intl's type allows catalogues of strings or of syntax trees, but it also reads a mixture.
  const texts = useMemo(
    () => ({ ...kitMessages(locale), ...messages }) as NonNullable<IntlConfig['messages']>,
    [locale, messages],
  )
  return (
    <IntlProvider {...settings} messages={texts} onError={reportMessageError}>
      {children}
    </IntlProvider>
  )
}
