import type { Locale } from '@parvis/shared-kernel/i18n'
import { useRemote } from '@parvis/shared-kernel/remote'
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { RightWords } from '../right-words/right-words.tsx'
import { type DocumentAction, isDocumentAction } from '../rights-data/offered-actions.model.ts'
import type { RightView } from '../rights-data/right-view.model.ts'
import { useWords } from '../words.ts'
import type { ActionDialogProps, DocumentTrouble } from './dialog-props.ts'
import type { AskedDialog, DialogName } from './dialogs.ts'

interface OpenDialog {
  readonly Dialog: ComponentType<ActionDialogProps>
  readonly view: RightView
  readonly trouble: DocumentTrouble | null
}

/** What a screen needs to offer the actions that are done where one stands. */
export interface ActionDesk {
  /** From within the click: a tab that opens later is taken for an advertisement. */
  open(action: AskedDialog | DocumentAction, view: RightView): void
  /** Saves a document instead of showing it. */
  save(action: DocumentAction, view: RightView): void
  /** The right whose dialog or document is on its way: its button is busy. */
  readonly busyId: string | null
  /** What was done last, for the banner; null once dismissed. */
  readonly notice: string | null
  dismissNotice(): void
  /** The open dialog; to be drawn once by the screen. */
  readonly dialog: ReactNode
}

const loadDialog = async (name: DialogName, locale: Locale) =>
  (await import(/* webpackChunkName: "dialogs" */ './dialogs.ts')).loadDialog(name, locale)
const loadDocuments = () => import(/* webpackChunkName: "dialogs" */ '../documents/city-document.ts')

export function useActionDesk(): ActionDesk {
  const { announce, report, locale, api } = useRemote()
  const { t } = useWords()
  const [opened, setOpened] = useState<OpenDialog | null>(null)
  const [busyId, setBusyId] = useState<string | null>(null)
  const { notice, tell, dismissNotice } = useNotice()

  const busyWith = async ({ right }: RightView, work: () => Promise<unknown>) => {
    setBusyId(right.id)
    await work()
    setBusyId(null)
  }
  const openDialog = async (name: DialogName, view: RightView, trouble: DocumentTrouble | null = null) => {
    try {
      const Dialog = await loadDialog(name, locale)
      setOpened({ Dialog, view, trouble })
    } catch (error) {
      report(error, `rights: ${name} dialog`)
      announce({
        kind: 'toast',
        tone: 'error',
        message: t(navigator.onLine ? 'ui.error.screen.explanation' : 'ui.failure.network'),
      })
    }
  }
  const withDocument = (
    action: DocumentAction,
    view: RightView,
    use: (documents: Awaited<ReturnType<typeof loadDocuments>>) => Promise<unknown>,
  ) =>
    busyWith(view, () =>
      loadDocuments()
        .then(use)
        .catch((error: unknown) => openDialog('document-failed', view, { action, error })),
    )
  const show = (action: DocumentAction, view: RightView) => {
    const tab = window.open('', '_blank')
    if (tab) tab.document.title = t('document.preparing')
    return withDocument(action, view, ({ showDocument, orderOf }) =>
      showDocument(api, orderOf(action, view.right, locale), tab),
    )
  }
  const done = (message: string, isGone = false) => {
    setOpened(null)
    tell(message, isGone)
    announce({ kind: 'rights-changed' })
  }
  return {
    open: (action, view) =>
      void (isDocumentAction(action) ? show(action, view) : busyWith(view, () => openDialog(action, view))),
    save: (action, view) =>
      void withDocument(action, view, ({ saveDocument, orderOf }) =>
        saveDocument(api, orderOf(action, view.right, locale)),
      ),
    busyId,
    notice,
    dismissNotice,
    dialog: opened && (
      <Suspense fallback={null}>
        <RightWords>
          <opened.Dialog
            view={opened.view}
            trouble={opened.trouble}
            onClose={() => setOpened(null)}
            onDone={done}
          />
        </RightWords>
      </Suspense>
    ),
  }
}

/** What was done last. Where the thing that one acted from has gone, the focus goes to the head of the page. */
function useNotice() {
  const [told, setTold] = useState<{ readonly message: string; readonly isGone: boolean } | null>(null)
  useEffect(() => {
    if (told?.isGone) document.querySelector<HTMLElement>('main h1')?.focus()
  }, [told])
  return {
    notice: told?.message ?? null,
    tell: (message: string, isGone: boolean) => setTold({ message, isGone }),
    dismissNotice: () => setTold(null),
  }
}
