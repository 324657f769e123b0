import { Dialog } from '@parvis/shared-kernel/ui/dialog'
import type { ReactNode } from 'react'
import { Curtain, TopLayer } from '../session/top-layer.tsx'

export interface EndedDialogProps {
  /** The element's root, which contains the part's dialogs. */
  readonly place: HTMLElement
  readonly title: string
  readonly actions: ReactNode
  readonly onLeave: () => void
  readonly children: ReactNode
}

/** The end of a session over a part's open dialog, which keeps the focus to itself, and what was typed into it. */
export function EndedDialog({ place, title, actions, onLeave, children }: EndedDialogProps) {
  return (
    <TopLayer home={place}>
      <Curtain />
      <Dialog
        isOpen
        size="small"
        role="alertdialog"
        isDismissable={false}
        title={title}
        onClose={onLeave}
        footer={actions}
      >
        {children}
      </Dialog>
    </TopLayer>
  )
}
