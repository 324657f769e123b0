import { I18nProvider, useI18n } from '@parvis/shared-kernel/i18n'
import { OverlayRoot } from '@parvis/shared-kernel/ui'
import { type ComponentType, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
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

const WORDS = { fr: sessionFr, en: sessionEn } as const

/** The dialogs about the session with their words: in a chunk of their own, since most visits see none of them. */
export function SessionDialog(props: SessionDialogProps) {
  const { locale } = useI18n()
  const { config } = useSyncExternalStore(props.store.subscribe, props.store.getState)
  const top = useTopLayer()
  const { currency, timeZone } = config
  const format = useMemo(() => ({ currency, timeZone }), [currency, timeZone])
  const Dialog = DIALOGS[props.kind]
  if (!top) return null
  return (
    <I18nProvider locale={locale} messages={WORDS[locale]} config={format}>
      <OverlayRoot element={top}>
        <Dialog {...props} />
      </OverlayRoot>
    </I18nProvider>
  )
}

/**
 * A dialog of a part may be open, and keeps the focus and the screen readers to itself: this mark puts ours above it.
 * The focus goes back to where it was before the first of ours.
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
