import { type ReactNode, useMemo } from 'react'
import { type IntlConfig, IntlProvider } from 'react-intl'
import { type FormatConfig, intlSettings, type Locale } from '../formats/index.ts'
import { kitWords } from './kit-words.ts'
import type { Messages } from './messages.ts'
import { reportMessageError } from './report-message-error.ts'

export interface I18nProviderProps {
  readonly locale: Locale
  /** The remote's texts in that language. The kit's own are below them: the same id rewords a component. */
  readonly messages: Messages
  readonly config: FormatConfig
  readonly children: ReactNode
}

/** react-intl's provider with the kit's words and the city's formats: gives `useI18n()` to everything below it. */
export function I18nProvider({ locale, messages, config, children }: I18nProviderProps) {
  const { currency, timeZone } = config
  const settings = useMemo(() => intlSettings(locale, { currency, timeZone }), [locale, currency, timeZone])
  // react-intl's type knows catalogues of strings or of trees; one that is half of each is read as well.
  const texts = useMemo(
    () => ({ ...kitWords(locale), ...messages }) as NonNullable<IntlConfig['messages']>,
    [locale, messages],
  )
  return (
    <IntlProvider {...settings} messages={texts} onError={reportMessageError}>
      {children}
    </IntlProvider>
  )
}
