export { type FormatConfig, type Formatters, LOCALE_TAGS, type Locale } from '../formats/index.ts'
export {
  type HeadingLevel,
  type Host,
  HostHolder,
  type HostPage,
  useAddress,
  useHeadingTag,
  useHost,
} from './host-page.ts'
export { I18nProvider, type I18nProviderProps } from './i18n-provider.tsx'
export { loadKitMessages } from './kit-messages.ts'
export type { Messages } from './messages.ts'
export { type I18n, type MessageValues, type RichValues, useI18n } from './use-i18n.ts'
