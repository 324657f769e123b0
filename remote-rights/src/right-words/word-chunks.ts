import type { Locale, Messages } from '@parvis/shared-kernel/i18n'
import type { WordChunks } from '@parvis/shared-kernel/page'
import { type LazyChunk, lazyChunk } from '@parvis/shared-kernel/remote'

/** What the dashboard says: the page preloads the language that is spoken. */
export const WORDS: WordChunks = {
  fr: lazyChunk(() => import(/* webpackChunkName: "messages-fr" */ '../messages/fr.ts').then(m => m.fr)),
  en: lazyChunk(() => import(/* webpackChunkName: "messages-en" */ '../messages/en.ts').then(m => m.en)),
}

const RIGHT_ONLY = {
  fr: () => import(/* webpackChunkName: "words-right-fr" */ '../messages/right.fr.ts').then(m => m.rightFr),
  en: () => import(/* webpackChunkName: "words-right-en" */ '../messages/right.en.ts').then(m => m.rightEn),
} as const satisfies Record<Locale, () => Promise<Messages>>

const together = (locale: Locale): LazyChunk<Messages> =>
  lazyChunk(async () => {
    const [words, rightWords] = await Promise.all([WORDS[locale].load(), RIGHT_ONLY[locale]()])
    return { ...words, ...rightWords }
  })

/** Everything that this remote says; the dashboard is seen without waiting for it. */
export const RIGHT_WORDS: WordChunks = { fr: together('fr'), en: together('en') }
