import { I18nProvider } from '@parvis/shared-kernel/i18n'
import { useRemote } from '@parvis/shared-kernel/remote'
import { type ReactNode, use } from 'react'
import { RIGHT_WORDS } from './word-chunks.ts'

/** Gives the words of one right to what is below it, which waits for them. */
export function RightWords({ children }: { readonly children: ReactNode }) {
  const { locale, config } = useRemote()
  const messages = use(RIGHT_WORDS[locale].load())
  return (
    <I18nProvider locale={locale} messages={messages} config={config}>
      {children}
    </I18nProvider>
  )
}
