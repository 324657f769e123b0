import { I18nProvider, type Locale, type Messages, useI18n } from '@parvis/shared-kernel/i18n'
import { type LazyChunk, lazyChunk, useRemote } from '@parvis/shared-kernel/remote'
import { type ReactNode, use } from 'react'
import type { AccountMessageId } from '../messages/fr.ts'
import type { PageMessageId } from '../messages/pages.fr.ts'

const both = async (words: Promise<Messages>, pageWords: Promise<Messages>): Promise<Messages> => ({
  ...(await words),
  ...(await pageWords),
})

const WORDS: Readonly<Record<Locale, LazyChunk<Messages>>> = {
  fr: lazyChunk(() =>
    both(
      import(/* webpackChunkName: "messages-fr" */ '../messages/fr.ts').then(m => m.fr),
      import(/* webpackChunkName: "words-pages-fr" */ '../messages/pages.fr.ts').then(m => m.pagesFr),
    ),
  ),
  en: lazyChunk(() =>
    both(
      import(/* webpackChunkName: "messages-en" */ '../messages/en.ts').then(m => m.en),
      import(/* webpackChunkName: "words-pages-en" */ '../messages/pages.en.ts').then(m => m.pagesEn),
    ),
  ),
}

/** Gives the words of the pages behind the profile to what is below it, which waits for them. */
export function PageWords({ children }: { readonly children: ReactNode }) {
  const { locale, config } = useRemote()
  const messages = use(WORDS[locale].load())
  return (
    <I18nProvider locale={locale} messages={messages} config={config}>
      {children}
    </I18nProvider>
  )
}

/** The words in force below `PageWords`. */
export const usePageWords = () => useI18n<AccountMessageId | PageMessageId>()
