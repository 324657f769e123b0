/**
 * The portal's languages, each with its full tag for `Intl`. English follows British conventions: days read
 * dd/MM/yyyy in both (D8). Types of catalogues derive from it: a language without a catalogue does not compile.
 */
export const LOCALE_TAGS = { fr: 'fr-FR', en: 'en-GB' } as const

export type Locale = keyof typeof LOCALE_TAGS

/** A text in every language of the portal. */
export type LocalText = Readonly<Record<Locale, string>>

export const LOCALES = Object.keys(LOCALE_TAGS) as readonly Locale[]

export const isLocale = (text: unknown): text is Locale => LOCALES.some(locale => locale === text)

/** Builds an object with one value per language. */
export const byLocale = <Thing>(thing: (locale: Locale) => Thing): Readonly<Record<Locale, Thing>> =>
  Object.fromEntries(LOCALES.map(locale => [locale, thing(locale)])) as Record<Locale, Thing>

/** Returns the language of an `Intl` tag; French, the portal's first language, for any other tag. */
export const localeOfTag = (tag: string): Locale =>
  LOCALES.find(locale => LOCALE_TAGS[locale] === tag) ?? 'fr'
