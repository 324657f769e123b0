import type { Locale } from '../formats/index.ts'
import type { Messages } from './messages.ts'

// The shell ships these in one chunk with its own messages; the page preloads the chosen language.
const LOADERS = {
  fr: () => import(/* webpackChunkName: "words-fr" */ '../messages/ui.fr.ts').then(module => module.uiFr),
  en: () => import(/* webpackChunkName: "words-en" */ '../messages/ui.en.ts').then(module => module.uiEn),
} as const satisfies Record<Locale, () => Promise<Messages>>

const here = new Map<Locale, Messages>()

/** Loads the kit's messages of a language, once. After a failure, the next call retries: see `lazyChunk`. */
export async function loadKitMessages(locale: Locale): Promise<void> {
  if (here.has(locale)) return
  here.set(locale, await LOADERS[locale]())
}

/** The kit's messages if loaded, else none. Await `loadKitMessages` before rendering an `I18nProvider`. */
export const kitMessages = (locale: Locale): Messages => here.get(locale) ?? {}
