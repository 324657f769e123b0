export { createFormatters, type Formatters, type PeriodForm, type PeriodValues } from './formatters.ts'
export { insideSentence } from './inside-sentence.ts'
export { type FormatConfig, type IntlFormats, intlSettings } from './intl-settings.ts'
export { byLocale, isLocale, LOCALE_TAGS, LOCALES, type Locale, localeOfTag } from './locale-tags.ts'
