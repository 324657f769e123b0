import type { Locale, Messages } from '@parvis/shared-kernel/i18n'
import { type LazyChunk, lazyChunk } from '@parvis/shared-kernel/remote'
import { loadMessages as loadShellMessages } from '../load-messages.ts'

const withShell = (locale: Locale, fetchMessages: () => Promise<Messages>): LazyChunk<Messages> =>
  lazyChunk(async () => {
    const [own, shell] = await Promise.all([fetchMessages(), loadShellMessages(locale)])
    return { ...shell, ...own }
  })

/** Shares its chunk with the shell. */
const MESSAGES: Readonly<Record<Locale, LazyChunk<Messages>>> = {
  fr: withShell('fr', () =>
    import(/* webpackChunkName: "words-fr" */ '../messages/embed.fr.ts').then(module => module.embedFr),
  ),
  en: withShell('en', () =>
    import(/* webpackChunkName: "words-en" */ '../messages/embed.en.ts').then(module => module.embedEn),
  ),
}

/** Messages around an embedded part in one language. A failed load is retried on the next call. */
export const loadMessages = (locale: Locale): Promise<Messages> => MESSAGES[locale].retry()
