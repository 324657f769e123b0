import type { Locale } from '../formats/index.ts'

/** Where the chosen language outlives the visit. */
export const LOCALE_KEY = 'parvis.lang'

const FALLBACK: Locale = 'fr'

interface LocaleWishes {
  /** What was chosen before, raw from storage. */
  readonly stored: string | null
  /** `navigator.languages`, most wanted first. */
  readonly browserLanguages: readonly string[]
  /** `selectedLang` of the city's configuration. */
  readonly cityDefault: string | null
  readonly available: readonly Locale[]
}

/**
 * The language to speak: the stored choice, else the first browser language we have, else the city's, else French
 * (second document §9: "fr by default, fallback fr").
 */
export function chooseLocale({ stored, browserLanguages, cityDefault, available }: LocaleWishes): Locale {
  const wishes = [stored, ...browserLanguages, cityDefault, FALLBACK]
  for (const wish of wishes) {
    const language = wish?.trim().toLowerCase().split(/[-_]/)[0]
    const found = available.find(locale => locale === language)
    if (found) return found
  }
  return available[0] ?? FALLBACK
}

/** The remembered language, or null when nothing is remembered or storage is closed to us. */
export function readStoredLocale(storage: Pick<Storage, 'getItem'>): string | null {
  try {
    return storage.getItem(LOCALE_KEY)
  } catch {
    return null
  }
}

/** Remembers the language; a browser that refuses storage simply asks again next time. */
export function storeLocale(storage: Pick<Storage, 'setItem'>, locale: Locale): void {
  try {
    storage.setItem(LOCALE_KEY, locale)
  } catch {
    // A closed storage is no reason to disturb a citizen who only changed language.
  }
}
