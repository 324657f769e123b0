import { I18nProvider, type I18nProviderProps, useI18n } from '@parvis/shared-kernel/i18n'
import { noticesEn } from '../messages/notices.en.ts'
import { noticesFr } from '../messages/notices.fr.ts'

const MESSAGES = { fr: noticesFr, en: noticesEn } as const

/** Provides a notice with its messages, loaded on demand: most visits show none. */
export function NoticeText({ config, children }: Pick<I18nProviderProps, 'config' | 'children'>) {
  const { locale } = useI18n()
  return (
    <I18nProvider locale={locale} messages={MESSAGES[locale]} config={config}>
      {children}
    </I18nProvider>
  )
}
