export { createFormatters, type FormatConfig, type Formatters } from './formatters.ts'
export { LOCALE_TAGS, type Locale } from './locale-tags.ts'
