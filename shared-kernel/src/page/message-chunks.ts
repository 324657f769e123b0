import type { Locale, Messages } from '@parvis/shared-kernel/i18n'
import { type LazyChunk, lazyChunk } from '@parvis/shared-kernel/remote'
import type { MessageChunks } from './lazy-messages.tsx'

/** Catalogues in their own chunks, one per language. */
export type Catalogue = Readonly<Record<Locale, () => Promise<Messages>>>

/** Loads messages from one or more catalogues: all or none. */
export function messageChunks(...catalogues: readonly Catalogue[]): MessageChunks {
  const of = (locale: Locale): LazyChunk<Messages> =>
    lazyChunk(async () => {
      const messages = await Promise.all(catalogues.map(catalogue => catalogue[locale]()))
      return Object.assign({}, ...messages) as Messages
    })
  return { fr: of('fr'), en: of('en') }
}
