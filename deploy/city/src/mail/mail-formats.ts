import type { Instant } from '@parvis/shared-kernel/time'
import type { Language } from '../http/language.ts'
import type { City } from '../modules/config/city.ts'

/** A moment on the city's clock, as a letter writes it. */
export const writtenMoment = (moment: Instant, { timeZone }: City, lang: Language): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(moment)

/** A day of the city, as a letter writes it. */
export const writtenDay = (moment: Instant, { timeZone }: City, lang: Language): string =>
  new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone }).format(moment)

export const writtenAmount = (cents: number, { currency }: City, lang: Language): string =>
  new Intl.NumberFormat(lang, { style: 'currency', currency }).format(cents / 100)
