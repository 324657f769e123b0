import { type Locale, loadKitWords, type Messages } from '@parvis/shared-kernel/i18n'
import { type LazyChunk, lazyChunk } from '@parvis/shared-kernel/remote'

const WORDS: Readonly<Record<Locale, LazyChunk<Messages>>> = {
  fr: lazyChunk(() =>
    import(/* webpackChunkName: "words-fr" */ './messages/fr.ts').then(module => module.fr),
  ),
  en: lazyChunk(() =>
    import(/* webpackChunkName: "words-en" */ './messages/en.ts').then(module => module.en),
  ),
}

/** The shell's words of one language, once the kit's own are here too: only the language that is spoken is fetched. */
export async function loadWords(locale: Locale): Promise<Messages> {
  const [words] = await Promise.all([WORDS[locale].load(), loadKitWords(locale)])
  return words
}
