import { LOCALE_TAGS, type Locale } from './locale-tags.ts'

/** The parts of the city's configuration that formats need. */
export interface FormatConfig {
  /** ISO 4217, e.g. `EUR`. */
  readonly currency: string
  /** IANA name of the city's zone: days and hours are the city's, not the browser's (D2). */
  readonly timeZone: string
}

/**
 * FormatJS settings for one language and city, on client and server: input of `IntlProvider` and `createIntl`. Formats
 * are named, so that messages can use them: `{end, date, day}`, `{due, number, price}`.
 */
export const intlSettings = (locale: Locale, { currency, timeZone }: FormatConfig) => ({
  locale: LOCALE_TAGS[locale],
  timeZone,
  formats: {
    number: {
      /** `30,00 €`; always 2 decimals (D8). */
      price: { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 },
      percent: { style: 'percent' },
    },
    date: {
      /** `05/11/2026` */
      day: { day: '2-digit', month: '2-digit', year: 'numeric' },
      /** `jeudi 5 novembre 2026` */
      weekday: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
      /** `5 novembre 2026 à 14:05` */
      moment: { dateStyle: 'long', timeStyle: 'short' },
    },
    time: {
      /** `14:05` */
      hour: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    },
  } as const,
})

/** Names of the formats above. */
type NamedFormats = ReturnType<typeof intlSettings>['formats']

interface NumberStyle {
  readonly format?: keyof NamedFormats['number']
  readonly maximumFractionDigits?: number
  readonly style?: 'unit'
  readonly unit?: string
  readonly unitDisplay?: 'long'
}

/**
 * The part of FormatJS's `IntlShape` that the formats use. Described rather than imported, so that this room needs no
 * library.
 */
export interface IntlFormats {
  readonly locale: string
  readonly timeZone?: string | undefined
  formatNumber(value: number, style?: NumberStyle): string
  formatDate(value: number, style: { format: keyof NamedFormats['date']; timeZone?: string }): string
  formatTime(value: number, style: { format: keyof NamedFormats['time'] }): string
  formatList(items: readonly string[], style: { type: 'conjunction' }): string
}
