import { type Locale, loadKitMessages, type Messages } from '@parvis/shared-kernel/i18n'
import { type LazyChunk, lazyChunk } from '@parvis/shared-kernel/remote'

/** Combines messages with the kit's, in one chunk. */
const withKit = (locale: Locale, fetchMessages: () => Promise<Messages>): LazyChunk<Messages> =>
  lazyChunk(async () => {
    const [messages] = await Promise.all([fetchMessages(), loadKitMessages(locale)])
    return messages
  })

const MESSAGES: Readonly<Record<Locale, LazyChunk<Messages>>> = {
  fr: withKit('fr', () =>
    import(/* webpackChunkName: "words-fr" */ './messages/fr.ts').then(module => module.fr),
  ),
  en: withKit('en', () =>
    import(/* webpackChunkName: "words-en" */ './messages/en.ts').then(module => module.en),
  ),
}

/** The shell's messages; only the active language is loaded. A failed load is retried on the next call. */
export const loadMessages = (locale: Locale): Promise<Messages> => MESSAGES[locale].retry()
