import type { Locale } from '../formats/index.ts'

/** Storage key of the chosen language. */
export const LOCALE_KEY = 'parvis.lang'

const FALLBACK: Locale = 'fr'

interface LocalePreferences {
  /** Earlier choice, raw from storage. */
  readonly stored: string | null
  /** `navigator.languages`, most wanted first. */
  readonly browserLanguages: readonly string[]
  /** `selectedLang` of the city's configuration. */
  readonly cityDefault: string | null
  readonly available: readonly Locale[]
}

/**
 * The language to use: the stored choice, else the first available browser language, else the city's default, else
 * French (second document §9: "fr by default, fallback fr").
 */
export function chooseLocale({
  stored,
  browserLanguages,
  cityDefault,
  available,
}: LocalePreferences): Locale {
  const candidates = [stored, ...browserLanguages, cityDefault, FALLBACK]
  for (const candidate of candidates) {
    const language = candidate?.trim().toLowerCase().split(/[-_]/)[0]
    const found = available.find(locale => locale === language)
    if (found) return found
  }
  return available[0] ?? FALLBACK
}

/** The stored language; null when there is none or storage is refused. */
export function readStoredLocale(storage: Pick<Storage, 'getItem'>): string | null {
  try {
    return storage.getItem(LOCALE_KEY)
  } catch {
    return null
  }
}

/** Stores the language; when the browser refuses storage, the choice lasts for this visit. */
export function storeLocale(storage: Pick<Storage, 'setItem'>, locale: Locale): void {
  try {
    storage.setItem(LOCALE_KEY, locale)
  } catch {
    // Storage refused: the language change itself still works.
  }
}
