import { useChunk } from '@parvis/shared-kernel/page'
import { lazyChunk } from '@parvis/shared-kernel/remote'
import { type ReactNode, useEffect, useRef } from 'react'
import { Curtain, TopLayer } from '../session/top-layer.tsx'

interface OverDialogProps {
  /** The element's root, which contains the part's dialogs. */
  readonly place: HTMLElement
  readonly title: string
  readonly actions: ReactNode
  readonly onLeave: () => void
  readonly children: ReactNode
  /** The same as a screen, for where the dialog's code does not load. */
  readonly panel: ReactNode
}

const dialogChunk = lazyChunk(() =>
  import(/* webpackChunkName: "ended-dialog" */ '@parvis/shared-kernel/ui/dialog').then(
    module => module.Dialog,
  ),
)

/** The end of a session over a part's open dialog, which keeps the focus to itself, and what was typed into it. */
export function OverDialog({ place, title, actions, onLeave, children, panel }: OverDialogProps) {
  const dialog = useChunk(dialogChunk)
  return (
    <TopLayer home={place}>
      <Curtain>
        {dialog.state === 'failed' && (
          <Alone place={place} title={title}>
            {panel}
          </Alone>
        )}
      </Curtain>
      {dialog.state === 'ready' && (
        <dialog.data
          isOpen
          size="small"
          role="alertdialog"
          isDismissable={false}
          title={title}
          onClose={onLeave}
          footer={actions}
        >
          {children}
        </dialog.data>
      )}
    </TopLayer>
  )
}

type AloneProps = Pick<OverDialogProps, 'place' | 'title' | 'children'>

/** Takes the focus, and leaves nothing else of the element to it. */
function Alone({ place, title, children }: AloneProps) {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    shown.current?.focus()
    const below = [...place.children].filter(
      child => child instanceof HTMLElement && !child.inert && !child.contains(shown.current),
    ) as HTMLElement[]
    for (const element of below) element.inert = true
    return () => {
      for (const element of below) element.inert = false
    }
  }, [place])
  return (
    <div ref={shown} role="alertdialog" aria-modal="true" aria-label={title} tabIndex={-1}>
      {children}
    </div>
  )
}
