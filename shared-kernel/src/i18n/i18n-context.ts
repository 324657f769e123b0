import { createContext } from 'react'
import type { Formatters, Locale } from '../formats/index.ts'
import type { MessageFormatter } from './message-formatter.ts'

export interface I18nState {
  readonly locale: Locale
  readonly messages: MessageFormatter
  readonly formatters: Formatters
}

export const I18nContext = createContext<I18nState | null>(null)
