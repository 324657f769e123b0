export { placeOfZone, startsWithVowel } from './city-clock.ts'
export { createFormatters, type Formatters, type PeriodForm, type PeriodValues } from './formatters.ts'
export { insideSentence } from './inside-sentence.ts'
export { type FormatConfig, type IntlFormats, intlSettings } from './intl-settings.ts'
export {
  byLocale,
  isLocale,
  LOCALE_TAGS,
  LOCALES,
  type Locale,
  type LocalText,
  localeOfTag,
} from './locale-tags.ts'
export { phoneHref } from './phone-href.ts'
export { searchable } from './searchable.ts'
