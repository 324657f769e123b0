import { LOCALE_TAGS, type Locale } from './locale-tags.ts'

/** What the city's configuration says about formats. */
export interface FormatConfig {
  /** ISO 4217, e.g. `EUR`. */
  readonly currency: string
  /** IANA name of the city's zone: days and hours are the city's, not the browser's (D2). */
  readonly timeZone: string
}

export interface Formatters extends Pick<FormatConfig, 'timeZone'> {
  /** Cents → `30,00 €`; always 2 decimals (D8). */
  formatPrice(cents: number): string
  /** An instant (epoch ms) or a day (`YYYY-MM-DD`) → `dd/MM/yyyy`. */
  formatDay(value: number | string): string
  /** An instant → `dd/MM/yyyy HH:mm`. */
  formatDayTime(instant: number): string
  /** An instant → `DD/MM/YYYY - HH:mm`, the form of fines and payments (D8). */
  formatDateTimeLong(instant: number): string
  /** An instant or a day → `jeudi 5 novembre 2026`, for headings and screen readers. */
  formatDayWords(value: number | string): string
  /** An instant → `14:05`. */
  formatHour(instant: number): string
  /** ISO 8601 duration → years, months (mod 12) and days, joined with the language's "and" (D8). */
  formatDuration(isoDuration: string): string
  /** Bytes → `1,5 Mo`, `1.5 MB` (D8; thousands, not 1,024). */
  formatFileSize(bytes: number): string
  formatList(items: readonly string[]): string
  formatNumber(value: number): string
  /** A share from 0 to 1 → `80 %`. */
  formatPercent(share: number): string
}

const SIZE_UNITS = {
  fr: ['o', 'Ko', 'Mo'],
  en: ['B', 'kB', 'MB'],
} as const satisfies Record<Locale, readonly string[]>

const DURATION = /^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?.*)?$/
const NUMERIC_DAY = { day: '2-digit', month: '2-digit', year: 'numeric' } as const
const HOUR = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
const DAY_WORDS = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

type DurationUnit = 'year' | 'month' | 'day' | 'hour' | 'minute'

function durationUnits(isoDuration: string): [DurationUnit, number][] {
  const found = DURATION.exec(isoDuration)
  if (!found) return []
  const [years = 0, months = 0, weeks = 0, days = 0, hours = 0, minutes = 0] = found
    .slice(1)
    .map(raw => Number(raw ?? 0))
  return [
    ['year', years + Math.floor(months / 12)],
    ['month', months % 12],
    ['day', weeks * 7 + days],
    ['hour', hours],
    ['minute', minutes],
  ]
}

/** A day has no zone: it is shown as written, whatever the zone of the city. */
function momentOf(value: number | string, timeZone: string): { date: number; timeZone: string } {
  return typeof value === 'number' ? { date: value, timeZone } : { date: Date.parse(value), timeZone: 'UTC' }
}

/** Intl objects are costly to make and the same for every part of a page. */
function remembered<Style, Format>(
  make: (tag: string, style: Style) => Format,
): (tag: string, style: Style) => Format {
  const known = new Map<string, Format>()
  return (tag, style) => {
    const key = `${tag} ${JSON.stringify(style)}`
    const format = known.get(key) ?? make(tag, style)
    known.set(key, format)
    return format
  }
}

const numberFormat = remembered((tag, style: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, style))
const dateFormat = remembered((tag, style: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, style))

/** All formats of one language and city. Pure: the same arguments give the same words on any machine. */
export function createFormatters(locale: Locale, config: FormatConfig): Formatters {
  const { currency, timeZone } = config
  const tag = LOCALE_TAGS[locale]
  const number = (value: number, style: Intl.NumberFormatOptions = {}) =>
    numberFormat(tag, style).format(value)
  const list = new Intl.ListFormat(tag, { type: 'conjunction' })
  const day = (value: number | string, style: Intl.DateTimeFormatOptions) => {
    const moment = momentOf(value, timeZone)
    return dateFormat(tag, { ...style, timeZone: moment.timeZone }).format(moment.date)
  }
  const formatDay = (value: number | string) => day(value, NUMERIC_DAY)
  const formatHour = (instant: number) => dateFormat(tag, { ...HOUR, timeZone }).format(instant)
  const formatList = (items: readonly string[]) => list.format(items)
  return {
    timeZone,
    formatPrice: cents =>
      number(cents / 100, {
        style: 'currency',
        currency,
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }),
    formatDay,
    formatHour,
    formatDayTime: instant => `${formatDay(instant)} ${formatHour(instant)}`,
    // A day and its hour stay on one line.
    formatDateTimeLong: instant => `${formatDay(instant)}\u00a0-\u00a0${formatHour(instant)}`,
    formatDayWords: value => day(value, DAY_WORDS),
    formatDuration: isoDuration =>
      formatList(
        durationUnits(isoDuration)
          .filter(([, amount]) => amount > 0)
          .map(([unit, amount]) => number(amount, { style: 'unit', unit, unitDisplay: 'long' })),
      ),
    formatFileSize: bytes => {
      const power = bytes < 1000 ? 0 : bytes < 999_950 ? 1 : 2
      const size = number(bytes / 1000 ** power, { maximumFractionDigits: 1 })
      return `${size}\u00a0${SIZE_UNITS[locale][power]}`
    },
    formatList,
    formatNumber: value => number(value),
    formatPercent: share => number(share, { style: 'percent' }),
  }
}
