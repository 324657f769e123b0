import { type ReactNode, use } from 'react'
import { I18nProvider, type Locale, type Messages } from '../i18n/index.ts'
import { type LazyChunk, useRemote } from '../remote/index.ts'

/** Words that come with the screens that say them, one chunk a language. */
export type WordChunks = Readonly<Record<Locale, LazyChunk<Messages>>>

export interface LateWordsProps {
  readonly chunks: WordChunks
  readonly children: ReactNode
}

/** Gives such words to what is below, which waits for them. */
export function LateWords({ chunks, children }: LateWordsProps) {
  const { locale, config } = useRemote()
  const messages = use(chunks[locale].load())
  return (
    <I18nProvider locale={locale} messages={messages} config={config}>
      {children}
    </I18nProvider>
  )
}
