import { I18nProvider, useI18n } from '@parvis/shared-kernel/i18n'
import { type ComponentType, useSyncExternalStore } from 'react'
import { sessionEn } from '../messages/session.en.ts'
import { sessionFr } from '../messages/session.fr.ts'
import { EmailPrompt } from './email-prompt.tsx'
import { EndingDialog } from './ending-dialog.tsx'
import { ExpiredDialog } from './expired-dialog.tsx'
import type { SessionDialogProps } from './session-dialog-props.ts'
import { SignInAgain } from './sign-in-again.tsx'
import { TopLayer } from './top-layer.tsx'

const DIALOGS: Readonly<Record<SessionDialogProps['kind'], ComponentType<SessionDialogProps>>> = {
  ending: EndingDialog,
  again: SignInAgain,
  expired: ExpiredDialog,
  email: EmailPrompt,
}

const MESSAGES = { fr: sessionFr, en: sessionEn } as const

/** Session dialogs with their messages: a separate chunk, because most visits see none. */
export function SessionDialog(props: SessionDialogProps) {
  const { locale } = useI18n()
  const { config } = useSyncExternalStore(props.store.subscribe, props.store.getState)
  const Dialog = DIALOGS[props.kind]
  return (
    <I18nProvider locale={locale} messages={MESSAGES[locale]} config={config}>
      <TopLayer home={document.body}>
        <Dialog {...props} />
      </TopLayer>
    </I18nProvider>
  )
}
