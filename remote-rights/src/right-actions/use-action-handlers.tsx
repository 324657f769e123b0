import type { Locale } from '@parvis/shared-kernel/i18n'
import { titleOf } from '@parvis/shared-kernel/page'
import { lazyChunk, useOneAtATime, useRemote } from '@parvis/shared-kernel/remote'
import { Banner } from '@parvis/shared-kernel/ui'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { isDocumentAction, type RequestedPaper } from '../rights-data/offered-actions.model.ts'
import type { RightView } from '../rights-data/right-view.model.ts'
import { useMessages } from '../use-messages.ts'
import type { ActionDialogProps, DocumentFailure } from './dialog-props.ts'
import type { DialogName, RequestedDialog } from './dialogs.tsx'

interface OpenDialog {
  readonly Dialog: ComponentType<ActionDialogProps>
  readonly view: RightView
  readonly failure: DocumentFailure | null
}

/** Actions performed in place, as a screen needs them. */
export interface ActionHandlers {
  /** Must be called synchronously in the click: popup blockers refuse a later tab. */
  open(action: RequestedDialog | RequestedPaper, view: RightView): void
  /** Saves a document instead of showing it. */
  save(paper: RequestedPaper, view: RightView): void
  /** Whether the dialog or document that this button asks for is loading. */
  isBusy(action: RequestedDialog | RequestedPaper, view: RightView, isSaved?: boolean): boolean
  /** Message of the last action, until it is dismissed; rendered once by the screen. */
  readonly notice: ReactNode
  /** The open dialog; rendered once by the screen. */
  readonly dialog: ReactNode
}

const dialogs = lazyChunk(() => import(/* webpackChunkName: "dialogs" */ './dialogs.tsx'))
const documents = lazyChunk(() => import(/* webpackChunkName: "dialogs" */ '../documents/city-document.ts'))
type Documents = typeof import('../documents/city-document.ts')

const loadDialog = async (name: DialogName, locale: Locale) =>
  (await dialogs.retry()).loadDialog(name, locale)

const keyOf = (action: RequestedDialog | RequestedPaper, { right }: RightView, isSaved?: boolean) =>
  JSON.stringify([right.id, action, isSaved])

export function useActionHandlers(): ActionHandlers {
  const { announce, report, locale, api } = useRemote()
  const { t } = useMessages()
  const [opened, setOpened] = useState<OpenDialog | null>(null)
  const [busyKey, setBusyKey] = useState<string | null>(null)
  const once = useOneAtATime()
  const { notice, tell } = useNotice()

  const busyWith = (key: string, work: () => Promise<unknown>) =>
    once(async () => {
      setBusyKey(key)
      await work()
      setBusyKey(null)
    })
  const openDialog = async (name: DialogName, view: RightView, failure: DocumentFailure | null = null) => {
    try {
      const Dialog = await loadDialog(name, locale)
      setOpened({ Dialog, view, failure })
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
    paper: RequestedPaper,
    view: RightView,
    use: (documents: Documents) => Promise<unknown>,
  ) =>
    documents
      .retry()
      .then(use)
      .catch((error: unknown) => openDialog('document-failed', view, { paper, error }))
  const show = (paper: RequestedPaper, view: RightView) =>
    busyWith(keyOf(paper, view), () => {
      const tab = window.open('', '_blank')
      if (tab) tab.document.title = t('document.preparing')
      return withDocument(paper, view, ({ showDocument, orderOf }) =>
        showDocument(api, orderOf(paper, view.right, locale), tab),
      )
    })
  const done = (message: string, isGone = false) => {
    setOpened(null)
    tell(message, isGone)
    announce({ kind: 'rights-changed' })
  }
  return {
    open: (action, view) =>
      typeof action === 'object' || isDocumentAction(action)
        ? show(action, view)
        : busyWith(keyOf(action, view), () => openDialog(action, view)),
    save: (paper, view) =>
      busyWith(keyOf(paper, view, true), () =>
        withDocument(paper, view, ({ saveDocument, orderOf }) =>
          saveDocument(api, orderOf(paper, view.right, locale)),
        ),
      ),
    isBusy: (...asked) => busyKey === keyOf(...asked),
    notice,
    dialog: opened && (
      <opened.Dialog
        view={opened.view}
        failure={opened.failure}
        onClose={() => setOpened(null)}
        onDone={done}
      />
    ),
  }
}

/** Message of the last action. If the element acted on has disappeared, the page's title takes the focus. */
function useNotice() {
  const { host } = useRemote()
  const [told, setTold] = useState<{ readonly message: string; readonly isGone: boolean } | null>(null)
  useEffect(() => {
    if (told?.isGone) titleOf(host)?.focus()
  }, [told, host])
  return {
    notice: told && (
      <Banner tone="success" live="status" title={told.message} onDismiss={() => setTold(null)} />
    ),
    tell: (message: string, isGone: boolean) => setTold({ message, isGone }),
  }
}
