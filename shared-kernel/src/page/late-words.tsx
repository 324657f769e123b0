import { I18nProvider, type Locale, type Messages, useI18n } from '@parvis/shared-kernel/i18n'
import { type LazyChunk, useRemote } from '@parvis/shared-kernel/remote'
import { type ReactNode, use, useEffect, useState } from 'react'

/** Words that come with the screens that say them, one chunk a language. */
export type WordChunks = Readonly<Record<Locale, LazyChunk<Messages>>>

export interface LateWordsProps {
  readonly chunks: WordChunks
  readonly children: ReactNode
}

interface Spoken {
  readonly locale: Locale
  readonly messages: Messages
}

/**
 * Gives such words to what is below, which waits for the first of them. Those of the language before stay until the next
 * ones have come.
 */
export function LateWords({ chunks, children }: LateWordsProps) {
  const { config, report } = useRemote()
  const { locale } = useI18n()
  const [first] = useState(locale)
  const [chosen, setChosen] = useState<Spoken | null>(null)
  const spoken = chosen ?? { locale: first, messages: use(chunks[first].load()) }
  const isSpoken = spoken.locale === locale
  useEffect(() => {
    if (isSpoken) return
    let isCurrent = true
    chunks[locale].retry().then(
      messages => isCurrent && setChosen({ locale, messages }),
      (error: unknown) => isCurrent && report(error, 'late words'),
    )
    return () => {
      isCurrent = false
    }
  }, [chunks, locale, isSpoken, report])
  return (
    <I18nProvider locale={spoken.locale} messages={spoken.messages} config={config}>
      {children}
    </I18nProvider>
  )
}
