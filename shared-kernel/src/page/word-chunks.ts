import type { Locale, Messages } from '@parvis/shared-kernel/i18n'
import { type LazyChunk, lazyChunk } from '@parvis/shared-kernel/remote'
import type { WordChunks } from './late-words.tsx'

/** Catalogues that come in files of their own, one a language. */
export type Catalogue = Readonly<Record<Locale, () => Promise<Messages>>>

/** What some screens say, which may stand in several catalogues: all of it, or none. */
export function wordChunks(...catalogues: readonly Catalogue[]): WordChunks {
  const of = (locale: Locale): LazyChunk<Messages> =>
    lazyChunk(async () => {
      const words = await Promise.all(catalogues.map(catalogue => catalogue[locale]()))
      return Object.assign({}, ...words) as Messages
    })
  return { fr: of('fr'), en: of('en') }
}
