import { durationParts, isoDuration } from '../time/index.ts'
import type { FormatConfig, IntlFormats } from './intl-settings.ts'
import { type Locale, localeOfTag } from './locale-tags.ts'

/**
 * Values of a message with a period: `{shape, select, day {Le {day}} hours {Le {day} de {start} à {end}} other {Du
 * {start} au {end}}}`.
 */
export interface PeriodValues {
  /** `day`: within one day, hours not shown; `hours`: within one day, hours shown. */
  readonly shape: 'day' | 'hours' | 'other'
  readonly day: string
  readonly start: string
  readonly end: string
}

/** Shown by days, by days in words, or by hours (D8). */
export type PeriodForm = 'days' | 'long' | 'hours'

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
  formatLongDay(value: number | string): string
  /** An instant → `14:05`; `02:30 UTC+1` where clocks go back and show that hour twice. */
  formatHour(instant: number): string
  /** ISO 8601 duration → years, months (mod 12) and days, joined with the language's "and" (D8). */
  formatDuration(raw: string): string
  /** Bytes → `1,5 Mo`, `1.5 MB` (D8; thousands, not 1,024). */
  formatFileSize(bytes: number): string
  formatList(items: readonly string[]): string
  /** Values of a period for a message; a period within one day is shown as that day, not as "from … to …". */
  periodValues(start: number | string, end: number | string, form?: PeriodForm): PeriodValues
  formatNumber(value: number): string
  /** A share from 0 to 1 → `80 %`. */
  formatPercent(share: number): string
}

const SIZE_UNITS = {
  fr: ['o', 'Ko', 'Mo'],
  en: ['B', 'kB', 'MB'],
} as const satisfies Record<Locale, readonly string[]>

type DurationUnit = 'year' | 'month' | 'day' | 'hour' | 'minute'

function durationUnits(raw: string): [DurationUnit, number][] {
  const duration = isoDuration(raw)
  if (duration === null) return []
  const { years, months, days, hours, minutes } = durationParts(duration)
  return [
    ['year', years],
    ['month', months],
    ['day', days],
    ['hour', hours],
    ['minute', minutes],
  ]
}

const HOUR_MS = 3_600_000
const HOUR: { readonly format: 'hour'; readonly timeZoneName?: 'short' } = { format: 'hour' }

/** All formats of one language and city, by a FormatJS `intl` made with `intlSettings`. */
export function createFormatters(intl: IntlFormats): Formatters {
  const sizeUnits = SIZE_UNITS[localeOfTag(intl.locale)]
  // A day has no time zone: it is shown as written.
  const date = (value: number | string, format: 'day' | 'weekday') =>
    typeof value === 'number'
      ? intl.formatDate(value, { format })
      : intl.formatDate(Date.parse(value), { format, timeZone: 'UTC' })
  const formatDay = (value: number | string) => date(value, 'day')
  const hour = (instant: number, style = HOUR) => intl.formatTime(instant, style)
  // Where clocks go back, an hour is shown twice: its offset says which one it is.
  const formatHour = (instant: number) =>
    [-HOUR_MS, HOUR_MS].some(away => hour(instant + away) === hour(instant))
      ? hour(instant, { ...HOUR, timeZoneName: 'short' })
      : hour(instant)
  const formatLongDay = (value: number | string) => date(value, 'weekday')
  // No-break space: a day and its hour stay on one line.
  const formatDayTime = (instant: number) => `${formatDay(instant)}\u00a0${formatHour(instant)}`
  const periodValues = (
    start: number | string,
    end: number | string,
    form: PeriodForm = 'days',
  ): PeriodValues => {
    const tell = form === 'long' ? formatLongDay : formatDay
    const day = tell(start)
    const hasHours = form === 'hours' && typeof start === 'number' && typeof end === 'number'
    if (!hasHours || (formatHour(start) === '00:00' && formatHour(end) === '23:59'))
      return { shape: day === tell(end) ? 'day' : 'other', day, start: day, end: tell(end) }
    return day === tell(end)
      ? { shape: 'hours', day, start: formatHour(start), end: formatHour(end) }
      : { shape: 'other', day, start: formatDayTime(start), end: formatDayTime(end) }
  }
  const formatList = (items: readonly string[]) => intl.formatList(items, { type: 'conjunction' })
  return {
    timeZone: intl.timeZone ?? 'UTC',
    formatPrice: cents => intl.formatNumber(cents / 100, { format: 'price' }),
    formatDay,
    formatHour,
    periodValues,
    formatDayTime,
    // Where a line is too narrow for both, it breaks before the hour, never within digits.
    formatDateTimeLong: instant => `${formatDay(instant)}\u00a0- ${formatHour(instant)}`,
    formatLongDay,
    formatDuration: raw =>
      formatList(
        durationUnits(raw)
          .filter(([, amount]) => amount > 0)
          .map(([unit, amount]) => intl.formatNumber(amount, { style: 'unit', unit, unitDisplay: 'long' })),
      ),
    formatFileSize: bytes => {
      const power = bytes < 1000 ? 0 : bytes < 999_950 ? 1 : 2
      const size = intl.formatNumber(bytes / 1000 ** power, { maximumFractionDigits: 1 })
      return `${size}\u00a0${sizeUnits[power]}`
    },
    formatList,
    formatNumber: value => intl.formatNumber(value),
    formatPercent: share => intl.formatNumber(share, { format: 'percent' }),
  }
}
