import { I18nProvider, type Locale, type Messages, useI18n } from '@parvis/shared-kernel/i18n'
import { type LazyChunk, useRemote } from '@parvis/shared-kernel/remote'
import { type ReactNode, use, useEffect, useState } from 'react'

/** Messages loaded with the screens that use them, one chunk per language. */
export type MessageChunks = Readonly<Record<Locale, LazyChunk<Messages>>>

export interface LazyMessagesProps {
  readonly chunks: MessageChunks
  readonly children: ReactNode
}

interface Spoken {
  readonly locale: Locale
  readonly messages: Messages
}

/**
 * Provides such messages to its children, which wait for the first load. On a language change the previous ones stay
 * until the new ones have loaded.
 */
export function LazyMessages({ chunks, children }: LazyMessagesProps) {
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
      (error: unknown) => isCurrent && report(error, 'late messages'),
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
