/** The languages the portal is written in. */
export type Locale = 'fr' | 'en'

/** Full tags for `Intl`: English follows British habits, so that days read dd/MM/yyyy in both languages (D8). */
export const LOCALE_TAGS = { fr: 'fr-FR', en: 'en-GB' } as const satisfies Record<Locale, string>

/** The language behind the tag that `Intl` was given. */
export const localeOfTag = (tag: string): Locale => (tag === LOCALE_TAGS.en ? 'en' : 'fr')
