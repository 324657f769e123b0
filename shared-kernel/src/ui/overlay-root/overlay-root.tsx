import { useHost } from '@parvis/shared-kernel/i18n'
import { createContext, type ReactNode, useContext } from 'react'

const OverlayRootContext = createContext<HTMLElement | null>(null)

interface OverlayRootProps {
  /** Container of dialogs, menus and lists. */
  readonly element: HTMLElement | null
  readonly children: ReactNode
}

export function OverlayRoot({ element, children }: OverlayRootProps) {
  return <OverlayRootContext value={element}>{children}</OverlayRootContext>
}

/** Container of overlays: the nearest provided one, else the embed's; undefined for the document's body. */
export function useOverlayRoot(): HTMLElement | undefined {
  const host = useHost()
  return useContext(OverlayRootContext) ?? host?.root
}
