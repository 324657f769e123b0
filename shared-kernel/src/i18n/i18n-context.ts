import { createContext } from 'react'
import type { IntlShape } from 'react-intl'
import type { Formatters } from './formatters.ts'
import type { Locale } from './locale.ts'

export interface I18nState {
  readonly locale: Locale
  readonly intl: IntlShape
  readonly formatters: Formatters
}

export const I18nContext = createContext<I18nState | null>(null)
