import { type Locale, loadKitWords, type Messages } from '@parvis/shared-kernel/i18n'
import { type LazyChunk, lazyChunk } from '@parvis/shared-kernel/remote'

/** The kit's own words come in the same file. */
const withKit = (locale: Locale, fetchWords: () => Promise<Messages>): LazyChunk<Messages> =>
  lazyChunk(async () => {
    const [words] = await Promise.all([fetchWords(), loadKitWords(locale)])
    return words
  })

const WORDS: Readonly<Record<Locale, LazyChunk<Messages>>> = {
  fr: withKit('fr', () =>
    import(/* webpackChunkName: "words-fr" */ './messages/fr.ts').then(module => module.fr),
  ),
  en: withKit('en', () =>
    import(/* webpackChunkName: "words-en" */ './messages/en.ts').then(module => module.en),
  ),
}

/** The shell's words of one language: only the one that is spoken is fetched. Choosing it again tries again. */
export const loadWords = (locale: Locale): Promise<Messages> => WORDS[locale].retry()
