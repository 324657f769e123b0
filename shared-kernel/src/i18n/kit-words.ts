import type { Locale } from '../formats/index.ts'
import type { Messages } from './messages.ts'

// In the shell these come in one file with the shell's own words; the page preloads the language that is spoken.
const LOADERS = {
  fr: () => import(/* webpackChunkName: "words-fr" */ '../messages/ui.fr.ts').then(module => module.uiFr),
  en: () => import(/* webpackChunkName: "words-en" */ '../messages/ui.en.ts').then(module => module.uiEn),
} as const satisfies Record<Locale, () => Promise<Messages>>

const here = new Map<Locale, Messages>()

/** Fetches the kit's own words of a language, once. After a failure, asking again really tries again: see `lazyChunk`. */
export async function loadKitWords(locale: Locale): Promise<void> {
  if (here.has(locale)) return
  here.set(locale, await LOADERS[locale]())
}

/** The kit's words as far as they have come. Whoever gives an `I18nProvider` waits for `loadKitWords` first. */
export const kitWords = (locale: Locale): Messages => here.get(locale) ?? {}
