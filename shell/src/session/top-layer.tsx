import { OverlayRoot, useOverlayRoot } from '@parvis/shared-kernel/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './top-layer.module.css'

interface TopLayerProps {
  /** The document's body, or the root of an element on a page of others. */
  readonly home: HTMLElement
  readonly children: ReactNode
}

/**
 * Lifts dialogs above a part's open dialog, which traps the focus and screen readers, by react-aria's top layer
 * attribute. On closing, the focus returns to where it was before the first of them.
 */
export function TopLayer({ home, children }: TopLayerProps) {
  const [top, setTop] = useState<HTMLElement | null>(null)
  const [before] = useState(() => focusedIn(home))
  useEffect(() => {
    const element = document.createElement('div')
    element.dataset.reactAriaTopLayer = 'true'
    home.append(element)
    setTop(element)
    return () => {
      element.remove()
      requestAnimationFrame(() => {
        if (!focusedIn(home)) before?.focus()
      })
    }
  }, [home, before])
  return top && <OverlayRoot element={top}>{children}</OverlayRoot>
}

/** Hides everything below this layer: the owner of what is shown there may be away. */
export function Curtain({ children }: { readonly children?: ReactNode }) {
  const root = useOverlayRoot()
  return root ? createPortal(<div className={styles.curtain}>{children}</div>, root) : null
}

/** The focused element of this document or shadow tree; null if none is. */
function focusedIn(home: HTMLElement): HTMLElement | null {
  const { activeElement } = home.getRootNode() as Document | ShadowRoot
  return activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : null
}
