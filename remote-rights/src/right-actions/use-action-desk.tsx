import { useRemote } from '@parvis/shared-kernel/remote'
import { type ComponentType, type ReactNode, useState } from 'react'
import type { DialogAction } from '../rights-data/offered-actions.model.ts'
import type { RightView } from '../rights-data/right-view.model.ts'
import { useWords } from '../words.ts'
import type { ActionDialogProps } from './dialog-props.ts'
import { loadDialog } from './dialogs.ts'

interface OpenDialog {
  readonly Dialog: ComponentType<ActionDialogProps>
  readonly view: RightView
}

/** What a screen needs to offer the actions that ask something first. */
export interface ActionDesk {
  open(action: DialogAction, view: RightView): void
  /** The right whose dialog is on its way: its button is busy. */
  readonly busyId: string | null
  /** What was done last, for the banner; null once dismissed. */
  readonly notice: string | null
  dismissNotice(): void
  /** The open dialog; to be drawn once by the screen. */
  readonly dialog: ReactNode
}

export function useActionDesk(): ActionDesk {
  const { announce, report } = useRemote()
  const { t } = useWords()
  const [opened, setOpened] = useState<OpenDialog | null>(null)
  const [busyId, setBusyId] = useState<string | null>(null)
  const [notice, setNotice] = useState<string | null>(null)

  const open = async (action: DialogAction, view: RightView) => {
    setBusyId(view.right.id)
    try {
      const Dialog = await loadDialog(action)
      setOpened({ Dialog, view })
    } catch (error) {
      report(error, `rights: ${action} dialog`)
      announce({ kind: 'toast', tone: 'error', message: t('ui.error.screen.explanation') })
    } finally {
      setBusyId(null)
    }
  }
  const done = (message: string) => {
    setOpened(null)
    setNotice(message)
    announce({ kind: 'toast', tone: 'success', message })
    announce({ kind: 'rights-changed' })
  }
  return {
    open: (action, view) => void open(action, view),
    busyId,
    notice,
    dismissNotice: () => setNotice(null),
    dialog: opened && <opened.Dialog view={opened.view} onClose={() => setOpened(null)} onDone={done} />,
  }
}
