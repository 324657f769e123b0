import type { WordChunks } from '@parvis/shared-kernel/page'
import { lazyChunk } from '@parvis/shared-kernel/remote'

/** The kernel's words of an address: fetched for the form alone, no other page of a fine says them. */
export const ADDRESS_WORDS: WordChunks = {
  fr: lazyChunk(() =>
    import(/* webpackChunkName: "words-address-fr" */ '@parvis/shared-kernel/messages/address.fr').then(
      m => m.addressFr,
    ),
  ),
  en: lazyChunk(() =>
    import(/* webpackChunkName: "words-address-en" */ '@parvis/shared-kernel/messages/address.en').then(
      m => m.addressEn,
    ),
  ),
}
