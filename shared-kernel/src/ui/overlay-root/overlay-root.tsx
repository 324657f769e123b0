import { useHost } from '@parvis/shared-kernel/i18n'
import { createContext, type ReactNode, useContext } from 'react'

const OverlayRootContext = createContext<HTMLElement | null>(null)

interface OverlayRootProps {
  /** Where dialogs, menus and lists are drawn. */
  readonly element: HTMLElement | null
  readonly children: ReactNode
}

export function OverlayRoot({ element, children }: OverlayRootProps) {
  return <OverlayRootContext value={element}>{children}</OverlayRootContext>
}

/** The place for what floats: the nearest one that was named, else the embed's; undefined means the document's body. */
export function useOverlayRoot(): HTMLElement | undefined {
  const host = useHost()
  return useContext(OverlayRootContext) ?? host?.root
}
