import { I18nProvider, type Locale, type Messages, useI18n } from '@parvis/shared-kernel/i18n'
import { type LazyChunk, lazyChunk, useRemote } from '@parvis/shared-kernel/remote'
import { type ReactNode, use } from 'react'
import type { AccessMessageId } from '../messages/access.fr.ts'

const WORDS: Readonly<Record<Locale, LazyChunk<Messages>>> = {
  fr: lazyChunk(() =>
    import(/* webpackChunkName: "words-access-fr" */ '../messages/access.fr.ts').then(m => m.accessFr),
  ),
  en: lazyChunk(() =>
    import(/* webpackChunkName: "words-access-en" */ '../messages/access.en.ts').then(m => m.accessEn),
  ),
}

/** Gives the words of registration and links to what is below it, which waits for them. */
export function AccessWords({ children }: { readonly children: ReactNode }) {
  const { locale, config } = useRemote()
  const messages = use(WORDS[locale].load())
  return (
    <I18nProvider locale={locale} messages={messages} config={config}>
      {children}
    </I18nProvider>
  )
}

/** The words in force below `AccessWords`. */
export const useAccessWords = () => useI18n<AccessMessageId>()
