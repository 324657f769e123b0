import { I18nProvider, useI18n } from '@parvis/shared-kernel/i18n'
import { OverlayRoot } from '@parvis/shared-kernel/ui'
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react'
import { sessionEn } from '../messages/session.en.ts'
import { sessionFr } from '../messages/session.fr.ts'
import { EmailPrompt } from './email-prompt.tsx'
import { EndingDialog } from './ending-dialog.tsx'
import { ExpiredDialog } from './expired-dialog.tsx'
import type { SessionDialogProps } from './session-dialog-props.ts'
import { SignInAgain } from './sign-in-again.tsx'

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
  const top = useTopLayer()
  const Dialog = DIALOGS[props.kind]
  if (!top) return null
  return (
    <I18nProvider locale={locale} messages={MESSAGES[locale]} config={config}>
      <OverlayRoot element={top}>
        <Dialog {...props} />
      </OverlayRoot>
    </I18nProvider>
  )
}

/**
 * Lifts the dialog above a part's open dialog, which traps the focus and screen readers, by react-aria's top layer
 * attribute. On closing, the focus returns to where it was before the first session dialog.
 */
function useTopLayer(): HTMLElement | null {
  const [top, setTop] = useState<HTMLElement | null>(null)
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    const element = document.createElement('div')
    element.dataset.reactAriaTopLayer = 'true'
    document.body.append(element)
    setTop(element)
    return () => {
      element.remove()
      requestAnimationFrame(() => giveBack(before))
    }
  }, [before])
  return top
}

function giveBack(before: Element | null): void {
  if (document.activeElement === document.body && before instanceof HTMLElement) before.focus()
}
