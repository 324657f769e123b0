import { displayPlate, type Plate, plate as readPlate } from '@parvis/shared-kernel/plates'
import type { Instant } from '@parvis/shared-kernel/time'
import type { Language } from '../../http/language.ts'
import type { City } from '../config/city.ts'

/** How a document writes money, days and plates (D8, D11). */
export interface Formats {
  price(cents: number): string
  /** `dd/MM/yyyy` */
  day(instant: Instant): string
  /** `dd/MM/yyyy HH:mm`, for rights that go by hours. */
  dayTime(instant: Instant): string
  /** `dd/MM/yyyy - HH:mm`, for fines and payments; a dash for what nobody knows. */
  moment(instant: Instant | null): string
  hour(instant: Instant): string
  /** `1,5 Mo`, `1.5 MB`: thousands, not 1,024. */
  size(bytes: number): string
  plate(plate: Plate | string): string
  list(items: readonly string[]): string
}

// English follows British habits, so that days read dd/MM/yyyy in both languages (D8).
const TAGS = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Language, string>

const SIZE_UNITS = {
  fr: ['o', 'Ko', 'Mo'],
  en: ['B', 'kB', 'MB'],
} as const satisfies Record<Language, readonly string[]>

const sizeIn = (lang: Language, bytes: number): string => {
  const power = bytes < 1_000 ? 0 : bytes < 999_950 ? 1 : 2
  const size = new Intl.NumberFormat(TAGS[lang], { maximumFractionDigits: 1 }).format(bytes / 1_000 ** power)
  return `${size}\u00a0${SIZE_UNITS[lang][power]}`
}

export const NOTHING_SAID = '–'

/** Formats of one language in a city's zone and currency. */
export const formatsOf = (
  { timeZone, currency }: Pick<City, 'timeZone' | 'currency'>,
  lang: Language,
): Formats => {
  const money = new Intl.NumberFormat(TAGS[lang], { style: 'currency', currency, minimumFractionDigits: 2 })
  const days = new Intl.DateTimeFormat(TAGS[lang], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone,
  })
  const hours = new Intl.DateTimeFormat(TAGS[lang], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  })
  const lists = new Intl.ListFormat(TAGS[lang], { type: 'conjunction' })
  const day = (instant: Instant) => days.format(instant)
  const hour = (instant: Instant) => hours.format(instant)
  return {
    price: cents => money.format(cents / 100),
    day,
    hour,
    dayTime: instant => `${day(instant)} ${hour(instant)}`,
    moment: instant => (instant === null ? NOTHING_SAID : `${day(instant)} - ${hour(instant)}`),
    size: bytes => sizeIn(lang, bytes),
    plate: raw => {
      const known = readPlate(raw)
      return known === null ? raw : displayPlate(known)
    },
    list: items => lists.format(items),
  }
}
