import {
  createFormatters,
  type Locale,
  type PeriodForm,
  type PeriodValues,
} from '@parvis/shared-kernel/formats'
import { displayPlate, type Plate, plate as readPlate } from '@parvis/shared-kernel/plates'
import type { Instant } from '@parvis/shared-kernel/time'
import { intlOf, type MessageId, type MessageValues, say } from '../../messages/intl.ts'
import type { City } from '../config/city.ts'

/** Formats a document's texts, amounts, days and plates (D8, D11). */
export interface Formats {
  price(cents: number): string
  /** `dd/MM/yyyy` */
  day(instant: Instant): string
  /** `dd/MM/yyyy HH:mm`, for rights measured in hours. */
  dayTime(instant: Instant): string
  /** `dd/MM/yyyy - HH:mm`, for fines and payments; a dash if unknown. */
  moment(instant: Instant | null): string
  hour(instant: Instant): string
  /** `1,5 Mo`, `1.5 MB`: units of 1,000 bytes, not 1,024. */
  size(bytes: number): string
  plate(plate: Plate | string): string
  list(items: readonly string[]): string
  /** Arguments of a message that formats a period. */
  period(start: Instant, end: Instant, form: PeriodForm): PeriodValues
  /** Formats a message of the papers by its id. */
  say(id: MessageId, values?: MessageValues): string
}

export const NOTHING_SAID = '–'

/**
 * Creates the kernel's formatters for one language in a city's time zone and currency, with the messages of documents.
 */
export const formatsOf = (city: Pick<City, 'timeZone' | 'currency'>, lang: Locale): Formats => {
  const intl = intlOf(lang, city)
  const formats = createFormatters(intl)
  return {
    price: formats.formatPrice,
    day: formats.formatDay,
    hour: formats.formatHour,
    dayTime: formats.formatDayTime,
    moment: instant => (instant === null ? NOTHING_SAID : formats.formatDateTimeLong(instant)),
    size: formats.formatFileSize,
    plate: raw => {
      const known = readPlate(raw)
      return known === null ? raw : displayPlate(known)
    },
    list: formats.formatList,
    period: formats.periodValues,
    say: (id, values) => say(intl, id, values),
  }
}
